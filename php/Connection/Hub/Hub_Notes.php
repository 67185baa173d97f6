<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;

/** Records what each answer of the hub means for the connection. */
final class Hub_Notes {

	public function __construct(
		private Hub_Store $store,
		private Hub_Status $status,
		private Connection_Errors $errors,
		private Identity_Crisis $crisis
	) {}

	/**
	 * Notes what kept the site from asking.
	 *
	 * @param int $user_id The user whose token it is about, or Connection_Errors::SITE.
	 */
	public function problem( string $code, int $user_id, Request_Error $error ): Request_Error {
		$this->errors->add( $code, $user_id, $error->getMessage() );
		return $error;
	}

	/** Notes that the hub did not respond. */
	public function failure( Request_Error $error ): Request_Error {
		$this->status->note( $error->error_code );
		return $error;
	}

	/**
	 * Notes what a refusal says of the site, its key and its tokens.
	 *
	 * @param int $user_id Whose token went with it, 0 for none.
	 * @return Request_Error The error for our clients.
	 */
	public function refusal( Hub_Refusal $refusal, int $user_id ): Request_Error {
		$error   = $refusal->to_request_error();
		$code    = $refusal->error_code;
		$message = $error->getMessage();
		if ( 'url_mismatch' === $code ) {
			$this->crisis->report( is_string( $refusal->data['home'] ?? null ) ? $refusal->data['home'] : '' );
			$this->store->change( array( 'status' => Hub_Record::REFUSED ) );
		} elseif ( 'site_pending' === $code || 'site_revoked' === $code ) {
			$this->store->change(
				array( 'status' => 'site_pending' === $code ? Hub_Record::PENDING : Hub_Record::REVOKED )
			);
			$this->errors->add(
				'site_revoked' === $code ? 'no_valid_blog_token' : '',
				Connection_Errors::SITE,
				$message
			);
		} elseif ( 401 === $refusal->http_status ) {
			$this->errors->add( $code, $user_id, $message );
			$this->store->change(
				0 === $user_id && in_array( $code, array( 'unknown_token', 'signature_mismatch' ), true )
					? array( 'status' => Hub_Record::REFUSED )
					: array()
			);
		}
		// A refusal of what was asked is an answer like any other.
		$this->status->note(
			401 === $refusal->http_status || in_array(
				$code,
				array( 'url_mismatch', 'site_pending', 'site_revoked' ),
				true
			) ? $error->error_code : ''
		);
		return $error;
	}

	/** Notes that the hub has accepted the key, and the token of a user. */
	public function success( int $user_id ): void {
		if ( Hub_Record::REFUSED === $this->store->current()->status ) {
			$this->crisis->clear();
		}
		$this->store->change( array( 'status' => Hub_Record::ACTIVE ) );
		$this->errors->forget( Connection_Errors::SITE );
		if ( $user_id > 0 ) {
			$this->errors->forget( $user_id );
		}
		$this->status->note( '' );
	}
}
