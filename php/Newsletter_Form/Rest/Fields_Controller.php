<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Rest;

use Slipstream\Newsletter_Form\Newsletter_Form_Services;
use Slipstream\Rest\Controller;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells authors which fields the audience has, so that the editor can say if the one that a form fills is not there:
 * slipstream/v1/mailchimp/fields.
 */
final class Fields_Controller extends Controller {

	public function __construct( private Newsletter_Form_Services $services ) {}

	public function register_routes(): void {
		$permission = array( $this, 'get_items_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/mailchimp/fields',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $permission ) ),
			static fn (): array => self::schema_of( 'mailchimp-fields', array( 'fields' => 'array' ) )
		);
	}

	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function (): array {
				$chosen = $this->services->choice()->get();
				if ( '' === $chosen ) {
					throw Newsletter_Form_Services::not_connected();
				}
				try {
					return array( 'fields' => $this->services->account()->memory()->fields( $chosen ) );
				} catch ( Mailchimp_Error $error ) {
					throw $error->for_authors();
				}
			}
		);
	}
}
