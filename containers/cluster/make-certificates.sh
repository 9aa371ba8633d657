#!/bin/sh
# Makes the certificates of an EventStoreDB cluster: make-certificates.sh FOLDER NODE...
#
#   FOLDER/authority/ca.key    signs the certificates. Nothing but this script needs it
#   FOLDER/trusted/ca.crt      for nodes and clients
#   FOLDER/NODE/node.crt, .key of each node, valid for its name and for localhost
#
# It is safe to repeat: it only makes what is missing, does not fit, or ends within 60 days. OWNER=uid:gid owns the files of the nodes.
set -eu
folder=$1
shift
authority=$folder/authority trusted=$folder/trusted
soon=$((60 * 24 * 60 * 60))
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A file gets its name when it is whole.
place() { # FILE MODE TARGET
  chmod "$2" "$1"
  cp -p "$1" "$3.new"
  mv "$3.new" "$3"
}

mkdir -p "$authority" "$trusted"
if ! [ -s "$authority/ca.key" ]; then
  openssl genrsa -traditional -out "$work/ca.key" 3072 2>/dev/null
  place "$work/ca.key" 600 "$authority/ca.key"
fi
if ! openssl x509 -in "$trusted/ca.crt" -noout -checkend "$soon" >/dev/null 2>&1; then
  cat >"$work/ca.cnf" <<END
[req]
prompt = no
distinguished_name = name
x509_extensions = authority
[name]
O = Matraz
CN = Matraz EventStoreDB CA
[authority]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
END
  openssl req -x509 -new -key "$authority/ca.key" -sha256 -days 3650 -config "$work/ca.cnf" -out "$work/ca.crt"
  place "$work/ca.crt" 644 "$trusted/ca.crt"
  echo "made $trusted/ca.crt"
fi

fits() { # NODE
  crt=$folder/$1/node.crt key=$folder/$1/node.key
  openssl x509 -in "$crt" -noout -checkend "$soon" >/dev/null 2>&1 &&
    openssl verify -CAfile "$trusted/ca.crt" "$crt" >/dev/null 2>&1 &&
    [ "$(openssl x509 -in "$crt" -noout -pubkey)" = "$(openssl pkey -in "$key" -pubout 2>/dev/null)" ]
}

for node in "$@"; do
  mkdir -p "$folder/$node"
  if fits "$node"; then continue; fi
  # All nodes have one common name: a node accepts another one by it.
  cat >"$work/node.cnf" <<END
[req]
prompt = no
distinguished_name = name
[name]
O = Matraz
CN = eventstoredb-node
[node]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, keyEncipherment
extendedKeyUsage = serverAuth, clientAuth
subjectAltName = DNS:$node, DNS:localhost, IP:127.0.0.1
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
END
  openssl genrsa -traditional -out "$work/node.key" 2048 2>/dev/null
  openssl req -new -key "$work/node.key" -sha256 -config "$work/node.cnf" -out "$work/node.csr"
  openssl x509 -req -in "$work/node.csr" -CA "$trusted/ca.crt" -CAkey "$authority/ca.key" -set_serial "0x$(openssl rand -hex 16)" \
    -days 730 -sha256 -extfile "$work/node.cnf" -extensions node -out "$work/node.crt" 2>/dev/null
  place "$work/node.key" 600 "$folder/$node/node.key"
  place "$work/node.crt" 644 "$folder/$node/node.crt"
  if [ -n "${OWNER:-}" ]; then chown -R "$OWNER" "$folder/$node"; fi
  echo "made $folder/$node/node.crt"
done
