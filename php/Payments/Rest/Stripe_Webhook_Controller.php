<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Mode;
use Slipstream\Payments\Payments_Services;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Takes Stripe's events: slipstream/v1/payments/stripe/{mode}. The signature says who may. */
final class Stripe_Webhook_Controller extends Controller {

	public function __construct( private Payments_Services $services ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/payments/stripe/(?P<mode>test|live)',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'receive',
					'__return_true',
					array(
						'mode' => array(
							'description' => __( 'The mode that the webhook is of.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => array_column( Mode::cases(), 'value' ),
							'example'     => Mode::Test->value,
						),
					)
				),
			),
			static fn (): array => self::schema_of( 'payment-event-received', array( 'code' => 'string' ) )
		);
	}

	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn () => $this->services->stripe_webhook()->receive(
				// The body may have a member of that name too.
				Mode::from( (string) $request->get_url_params()['mode'] ),
				(string) $request->get_body(),
				(string) $request->get_header( 'stripe_signature' ),
				$this->services->clock()->now()
			)
		);
	}
}
