#!/usr/bin/env python3
"""Serve the repositories of a folder as a Git host does, over HTTPS, to the engine only.

serve-git.py ROOT ADDRESS CERTIFICATE KEY
"""
import http.server, os, ssl, subprocess, sys

root, address, certificate, key = sys.argv[1:]


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path, _, query = self.path.partition("?")
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        env = dict(os.environ, GIT_PROJECT_ROOT=root, GIT_HTTP_EXPORT_ALL="1", PATH_INFO=path, QUERY_STRING=query,
                   REQUEST_METHOD=self.command, CONTENT_TYPE=self.headers.get("content-type", ""),
                   HTTP_CONTENT_ENCODING=self.headers.get("content-encoding", ""),
                   GIT_PROTOCOL=self.headers.get("git-protocol", ""))
        answer = subprocess.run(["git", "http-backend"], input=body, env=env, stdout=subprocess.PIPE).stdout
        head, _, rest = answer.partition(b"\r\n\r\n")
        headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n"))
        self.send_response(int(headers.pop("Status", "200")[:3]))
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(rest)))
        self.end_headers()
        self.wfile.write(rest)

    do_POST = do_GET

    def log_message(self, *_):
        pass


context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)
server = http.server.ThreadingHTTPServer((address, 443), Handler)
server.socket = context.wrap_socket(server.socket, server_side=True)
server.serve_forever()
