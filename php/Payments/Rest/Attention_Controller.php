<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_State;
use Slipstream\Payments\Checkout\Checkout_Guard;
use Slipstream\Payments\Payments_Services;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/** What the owner has to see to: slipstream/v1/payments/attention. */
final class Attention_Controller extends Payments_Controller {

	public function __construct( Payments_Services $services, private Checkout_Guard $guard ) {
		parent::__construct( $services );
	}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/payments/attention',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', array( $this, 'get_items_permissions_check' ) ),
			)
		);
	}

	/** Of live mode only: nobody has to answer for test money, or on what was said to be a copy of the site. */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function (): array {
				$copies = array_filter(
					$this->services->site_copy()->stopped(),
					static fn ( Account_State $state ): bool => $state->is_copy
				);
				$counts = $this->services->lists()->disputes();
				return array(
					'has_flood'              => $this->guard->had_flood(),
					'takes_payments'         => $this->services->new_payments()->are_allowed(),
					'disputed_orders'        => array() === $copies ? $counts->orders( Mode::Live ) : 0,
					'disputed_subscriptions' => array() === $copies ? $counts->subscriptions( Mode::Live ) : 0,
				);
			}
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'payment-attention',
			array(
				'has_flood'              => 'boolean',
				'takes_payments'         => 'boolean',
				'disputed_orders'        => 'integer',
				'disputed_subscriptions' => 'integer',
			)
		);
	}
}
