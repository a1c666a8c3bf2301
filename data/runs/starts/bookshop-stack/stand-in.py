"""Answers in place of GitHub, a shop of themes, and Vault, to requests that have the right token."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOKENS = {"Bearer ghp-of-a-reader", "Bearer theme-token-of-a-reader"}
VAULT = {"data": {"data": {"credential": "ghp-of-a-reader"}, "metadata": {"version": 1}}}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/user":
            self.answer(json.dumps({"login": "octocat", "id": 583231}), self.headers["Authorization"] in TOKENS)
        elif self.path.startswith("/bookshop"):
            self.answer("theme", self.headers["Authorization"] in TOKENS)
        elif self.path == "/v1/secret/data/infra/github":
            self.answer(json.dumps(VAULT), self.headers["X-Vault-Token"] == "vault-token-of-a-reader")
        elif self.path == "/catalog.csv":
            self.answer("Dune,9.90\n", True)
        else:
            self.send_error(404)

    def answer(self, text, is_allowed):
        if not is_allowed:
            self.send_error(401)
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


ThreadingHTTPServer.allow_reuse_address = True
ThreadingHTTPServer(("", 8099), Handler).serve_forever()
