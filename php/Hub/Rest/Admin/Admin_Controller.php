<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest\Admin;

use Slipstream\Hub\Hub_Services;
use Slipstream\Hub\Rest\Hub_Controller;
use WP_Error;
use WP_REST_Request;

/**
 * Base class for administrators' routes, with paged lists.
 */
abstract class Admin_Controller extends Hub_Controller {

	public function __construct( protected Hub_Services $hub ) {
		parent::__construct( $hub->auth() );
	}

	public function admin_permissions_check( WP_REST_Request $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/**
	 * A list's arguments.
	 *
	 * @param array<string, array<string, mixed>> $more Arguments for one list only.
	 * @return array<string, array<string, mixed>>
	 */
	protected static function list_args( array $more = array() ): array {
		return $more + array(
			'search' => array( 'default' => '' ) + self::sanitized_text( 100, false ),
		) + self::page_args();
	}

	/** @return array<string, mixed> A row's number in the URL. */
	protected static function row_id(): array {
		return array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => PHP_INT_MAX,
		);
	}
}
