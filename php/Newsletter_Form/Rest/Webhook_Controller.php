<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Rest;

use Slipstream\Newsletter_Form\Newsletter_Form_Services;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Takes Mailchimp's messages: slipstream/v1/mailchimp/webhook. The signature says who may. Before Mailchimp sends any,
 * it looks whether something answers.
 */
final class Webhook_Controller extends Controller {

	public function __construct( private Newsletter_Form_Services $services ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/mailchimp/webhook',
			array(
				$this->handler( WP_REST_Server::READABLE, 'look', '__return_true' ),
				$this->handler( WP_REST_Server::CREATABLE, 'receive', '__return_true' ),
			),
			static fn (): array => self::schema_of( 'mailchimp-message-received', array( 'code' => 'string' ) )
		);
	}

	public function look(): WP_REST_Response|WP_Error {
		return self::answer( static fn () => null );
	}

	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn () => $this->services->webhook_intake()->receive(
				(string) $request->get_body(),
				(string) $request->get_header( 'x_mailchimp_signature' )
			)
		);
	}
}
