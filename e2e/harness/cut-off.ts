/** What a browser may say of requests that were under way, or begun, while its server was killed or its network gone. */
export const CUT_OFF =
  /ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_(REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;
