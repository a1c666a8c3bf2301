"""Keeps every request that arrives at a port in a file, and answers it with an empty object or as a model that is done."""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

DONE = {"id": "1", "object": "chat.completion", "created": 0, "model": "gpt-4.1", "usage": {}, "choices": [
    {"index": 0, "message": {"role": "assistant", "content": "Done."}, "finish_reason": "stop"}]}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"] or 0))
        with open(sys.argv[2], "ab") as file:
            file.write(f"\n{self.path} ".encode() + body)
        answer = json.dumps(DONE if "completions" in self.path else {}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def do_GET(self):
        self.do_POST()

    def log_message(self, *_):
        pass


ThreadingHTTPServer.allow_reuse_address = True
ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
