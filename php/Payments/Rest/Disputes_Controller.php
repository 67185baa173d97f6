<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Stripe\Live_Disputes;
use Slipstream\Services\Stripe\Objects\Dispute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Disputes as the payment service tells of them: slipstream/v1/payments/orders/{id}/disputes and
 * …/subscriptions/{id}/disputes.
 */
final class Disputes_Controller extends Payments_Controller {

	/** What waits for the owner. */
	private const TO_ANSWER = array( 'needs_response', 'warning_needs_response' );

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		foreach ( array(
			'orders'        => array( 'of_order', __( 'The number of the order.', 'slipstream' ) ),
			'subscriptions' => array( 'of_subscription', __( 'The number of the subscription.', 'slipstream' ) ),
		) as $kind => list( $callback, $help ) ) {
			$this->route(
				'slipstream/v1',
				"/payments/$kind/(?P<id>\\d{1,18})/disputes",
				array(
					$this->handler( WP_REST_Server::READABLE, $callback, $may, array( 'id' => self::id_arg( $help ) ) ),
				),
				static fn (): array => array(
					'$schema' => 'http://json-schema.org/draft-04/schema#',
					'title'   => 'payment-disputes',
					'type'    => 'array',
					'items'   => self::dispute_schema(),
				)
			);
		}
	}

	public function of_order( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$order = $this->services->orders()->find( (int) $request['id'] ) ?? throw self::not_found();
				return $this->items(
					$order->account,
					$this->services->entries()->of_payment( $order->account, $order->ids->payment )
				);
			}
		);
	}

	public function of_subscription( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$found = $this->services->lists()->subscriptions()->find( (int) $request['id'] )
					?? throw self::not_found();
				return $this->items(
					$found->account,
					$this->services->entries()->of_subscription( $found->account, $found->subscription_id )
				);
			}
		);
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<array<string, mixed>>
	 */
	private function items( Gateway_Account $account, array $entries ): array {
		return array_map(
			static fn ( Dispute $dispute ): array => array(
				'id'           => $dispute->id,
				'status'       => $dispute->status,
				'reason'       => $dispute->reason,
				'money'        => Payment_Items::money( $dispute->amount ),
				'due'          => $dispute->due_by ?? 0,
				'created'      => $dispute->created,
				'is_open'      => ! $dispute->is_closed(),
				'needs_answer' => in_array( $dispute->status, self::TO_ANSWER, true ),
				'is_inquiry'   => Live_Disputes::is_inquiry( $dispute ),
				'payment_id'   => (string) $dispute->payment_intent_id,
				'gateway_url'  => Dashboard_Url::dispute( $account, $dispute->id ),
			),
			( new Live_Disputes( $this->services ) )->of( $account, $entries )
		);
	}

	/** @return array<string, mixed> */
	private static function dispute_schema(): array {
		return self::schema_of(
			'payment-dispute',
			array_fill_keys( array( 'id', 'status', 'reason', 'payment_id' ), 'string' )
			+ array_fill_keys( array( 'due', 'created' ), 'integer' )
			+ array_fill_keys( array( 'is_open', 'needs_answer', 'is_inquiry' ), 'boolean' )
			+ array(
				'money'       => Payment_Items::money_schema(),
				'gateway_url' => array( 'type' => array( 'string', 'null' ) ),
			)
		);
	}
}
