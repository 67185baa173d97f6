<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Http\Visitor;
use Slipstream\Money\Mode;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Takes PayPal's events: slipstream/v1/payments/paypal/{mode}. PayPal says whether they are its own. */
final class Paypal_Webhook_Controller extends Payments_Controller {

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/payments/paypal/(?P<mode>test|live)',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'receive',
					'__return_true',
					array( 'mode' => self::mode_arg() )
				),
			),
			static fn (): array => self::schema_of( 'payment-event-received', array( 'code' => 'string' ) )
		);
	}

	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn () => $this->services->paypal()->webhook()->receive(
				// The body may have a member of that name too.
				Mode::from( (string) $request->get_url_params()['mode'] ),
				(string) $request->get_body(),
				static fn ( string $name ): ?string => $request->get_header( $name ),
				Visitor::current()->mark()
			)
		);
	}
}
