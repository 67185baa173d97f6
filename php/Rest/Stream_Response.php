<?php
/**
 * A response that is a stream.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Rest;

use Slipstream\Ai\Relay\Event_Sink;
use Slipstream\Ai\Relay\Session;
use Slipstream\Http\Event_Stream;
use WP_REST_Response;
use wpdb;

/**
 * Carries a started answer from the controller to the moment when WordPress sends the response.
 */
final class Stream_Response extends WP_REST_Response {

	/**
	 * @param Session $session     The started answer.
	 * @param bool    $is_buffered Whether the host passes on whole answers only.
	 */
	public function __construct( private Session $session, private bool $is_buffered ) {
		// Not null: WordPress takes the fields out that ?_fields= names.
		parent::__construct( array() );
	}

	/**
	 * Sends the stream in the place of JSON. Runs on rest_pre_serve_request.
	 *
	 * @param mixed $served Whether the response was sent already.
	 * @param mixed $result The response.
	 */
	public static function serve( mixed $served, mixed $result ): mixed {
		global $wpdb;
		if ( true === $served || ! $result instanceof self ) {
			return $served;
		}
		/**
		 * The site's database.
		 *
		 * @var wpdb $wpdb
		 */
		$result->session->run_detached( new Event_Sink( new Event_Stream( $result->is_buffered ) ), $wpdb );
		return true;
	}
}
