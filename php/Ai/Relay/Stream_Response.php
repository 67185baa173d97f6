<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Http\Event_Stream;
use Slipstream\Rest\Raw_Response;
use wpdb;

/**
 * Carries a started answer from the controller to the moment when WordPress sends the response.
 */
final class Stream_Response extends Raw_Response {

	/**
	 * @param bool $is_buffered  Whether the host passes on whole answers only.
	 * @param bool $is_for_admin Whether who reads it is told whose failure it is.
	 */
	public function __construct(
		private Session $session,
		private bool $is_buffered,
		private bool $is_for_admin = false
	) {
		parent::__construct();
	}

	protected function send(): void {
		global $wpdb;
		/** @var wpdb $wpdb */
		$this->session->run_detached(
			new Event_Sink( new Event_Stream( $this->is_buffered ), $this->is_for_admin ),
			$wpdb
		);
	}
}
