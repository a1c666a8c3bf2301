"""Takes the place of github.com and gutenberg.org: serves a folder until it's removed, and the Git repository "private" after a login."""
import base64
import contextlib
import functools
import http.server
import os
import subprocess
import sys
import threading
import time

LOGIN = "Basic " + base64.b64encode(b"x-access-token:not-a-real-token").decode()


class Handler(http.server.SimpleHTTPRequestHandler):
    def do_POST(self):
        self.do_GET()

    def do_GET(self):
        path, _, query = self.path.partition("?")
        if "/info/refs" not in path and "git-upload-pack" not in path:
            return super().do_GET()
        if path.startswith("/private/") and self.headers.get("Authorization") != LOGIN:
            self.send_response(401)
            self.send_header("WWW-Authenticate", 'Basic realm="git"')
            self.send_header("Content-Length", "0")
            return self.end_headers()
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        answer = subprocess.run(
            ["git", "http-backend"],
            input=body,
            stdout=subprocess.PIPE,
            env={
                **os.environ,
                "GIT_PROJECT_ROOT": self.directory,
                "GIT_HTTP_EXPORT_ALL": "1",
                "GIT_PROTOCOL": self.headers.get("Git-Protocol", ""),
                "HTTP_CONTENT_ENCODING": self.headers.get("Content-Encoding", ""),
                "PATH_INFO": path,
                "QUERY_STRING": query,
                "REQUEST_METHOD": self.command,
                "CONTENT_TYPE": self.headers.get("Content-Type", ""),
                "CONTENT_LENGTH": str(len(body)),
            },
        ).stdout
        head, _, content = answer.partition(b"\r\n\r\n")
        fields = dict(line.split(": ", 1) for line in head.decode().split("\r\n"))
        self.send_response(int(fields.pop("Status", "200").split()[0]))
        for name, value in fields.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)


folder, port = sys.argv[1], int(sys.argv[2])
while os.path.isdir(folder):
    # The server of another run may still be there.
    with contextlib.suppress(OSError):
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", port), functools.partial(Handler, directory=folder)
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        while os.path.isdir(folder):
            time.sleep(0.2)
    time.sleep(0.2)
