<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server;

/**
 * Why an AI server did not answer. What clients get, and what the log keeps, is the value.
 */
enum Server_Cause: string {

	case Unknown_Name = 'unknown_name';
	case No_Answer    = 'no_answer';
	case Blocked      = 'blocked';
	case Tls          = 'tls';
	case Timeout      = 'timeout';
	case Cut          = 'cut';
	case Moved        = 'moved';
	case Not_Ai       = 'not_ai';
	case Key_Missing  = 'key_missing';
	case Key_Refused  = 'key_refused';
	case No_Access    = 'no_access';
	case No_Model     = 'no_model';
	case Wrong_Model  = 'wrong_model';
	case Quota        = 'quota';
	case Busy         = 'busy';
	case Rejected     = 'rejected';
	case Server_Error = 'server_error';
	case Unreadable   = 'unreadable';

	/** A stream of HTTP/2 that was not closed cleanly; PHP has no name for it. */
	private const HTTP2 = 92;

	/** How servers say that the money or the quota is used up, and not only that too much was asked at once. */
	private const BILLING = '/insufficient_quota|billing|credit|payment|exceeded your current quota/i';

	/** How they say that they do not know a model: OpenAI, Ollama, vLLM, llama.cpp, LiteLLM. */
	private const WRONG_MODEL = '/model_not_found|model.{0,120}(?:not found|not exist|not supported|unknown|not available)|(?:unknown|invalid|no such) model|not a valid model/is';

	/** How they say that they want to be told one. */
	private const NO_MODEL = '/model.{0,40}(?:required|missing|must)|(?:provide|specify|missing).{0,40}model/is';

	/** How they say, with another status than 401, that a key is wrong: Gemini, LiteLLM. */
	private const WRONG_KEY = '/invalid.{0,10}api.?key|api.?key.{0,10}(?:not valid|invalid)|invalid_api_key/is';

	/** Whether it lies in what the server was asked for: others of its models may answer. */
	public function is_of_model(): bool {
		return in_array( $this, array( self::No_Model, self::Wrong_Model, self::No_Access, self::Rejected ), true );
	}

	/** Whether it stays until somebody does something about it. */
	public function is_lasting(): bool {
		return match ( $this ) {
			self::Blocked,
			self::Tls,
			self::Moved,
			self::Not_Ai,
			self::Key_Missing,
			self::Key_Refused,
			self::No_Access,
			self::No_Model,
			self::Wrong_Model,
			self::Quota => true,
			default => false,
		};
	}

	/**
	 * The cause where no HTTP answer came.
	 *
	 * @param int $error An error number of curl.
	 */
	public static function of_connection( int $error ): self {
		return match ( $error ) {
			CURLE_COULDNT_RESOLVE_HOST => self::Unknown_Name,
			CURLE_OPERATION_TIMEDOUT => self::Timeout,
			CURLE_SSL_CONNECT_ERROR,
			CURLE_SSL_CACERT,
			CURLE_SSL_CERTPROBLEM,
			CURLE_SSL_CIPHER => self::Tls,
			CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, self::HTTP2 => self::Cut,
			CURLE_UNSUPPORTED_PROTOCOL, CURLE_FTP_WEIRD_SERVER_REPLY => self::Not_Ai,
			default => self::No_Answer,
		};
	}

	/**
	 * The cause in an answer that is none of a model.
	 *
	 * @param bool $has_key Whether a key was sent.
	 */
	public static function of_response( int $status, string $body, bool $has_key ): self {
		$json   = json_decode( $body, true );
		$reason = is_array( $json ) ? substr( $body, 0, 10_000 ) : '';
		return match ( true ) {
			$status >= 300 && $status < 400 => self::Moved,
			401 === $status => $has_key ? self::Key_Refused : self::Key_Missing,
			403 === $status => $has_key ? self::No_Access : self::Key_Missing,
			402 === $status => self::Quota,
			in_array( $status, array( 404, 405 ), true ) => self::if_matches(
				self::WRONG_MODEL,
				$reason,
				self::Wrong_Model,
				self::Not_Ai
			),
			429 === $status => self::if_matches( self::BILLING, $reason, self::Quota, self::Busy ),
			$status >= 500 || 408 === $status => self::Server_Error,
			200 === $status => self::if_matches( '/^\s*[{\[]/', $body, self::Unreadable, self::Not_Ai ),
			default => self::of_refusal( $reason ),
		};
	}

	/**
	 * The cause of an error whose connection nobody can look at any more: one within a stream, or a silence.
	 *
	 * @param string $code A code of Upstream_Errors.
	 */
	public static function of_code( string $code ): ?self {
		return match ( $code ) {
			'upstream_unauthorized' => self::Key_Refused,
			'upstream_not_found' => self::Wrong_Model,
			'upstream_quota_exceeded' => self::Busy,
			'upstream_timeout' => self::Timeout,
			'upstream_rejected' => self::Rejected,
			'error_service_unavailable' => self::Server_Error,
			'error_network' => self::Unreadable,
			default => null,
		};
	}

	private static function if_matches( string $pattern, string $reason, self $cause, self $other ): self {
		return 1 === preg_match( $pattern, $reason ) ? $cause : $other;
	}

	/** @param string $reason What the server gave as a reason. */
	private static function of_refusal( string $reason ): self {
		return match ( 1 ) {
			preg_match( self::WRONG_KEY, $reason ) => self::Key_Refused,
			preg_match( self::WRONG_MODEL, $reason ) => self::Wrong_Model,
			preg_match( self::NO_MODEL, $reason ) => self::No_Model,
			preg_match( self::BILLING, $reason ) => self::Quota,
			default => self::Rejected,
		};
	}
}
