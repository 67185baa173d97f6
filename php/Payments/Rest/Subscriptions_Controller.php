<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscription_Status;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Subscriptions for administrators: slipstream/v1/payments/subscriptions, …/{id}, …/{id}/check, …/{id}/cancel. */
final class Subscriptions_Controller extends Payments_Controller {

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$id  = array( 'id' => self::id_arg( __( 'The number of the subscription.', 'slipstream' ) ) );
		$this->route(
			'slipstream/v1',
			'/payments/subscriptions',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $may, self::list_args() ) ),
			static fn (): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'payment-subscriptions',
				'type'    => 'array',
				'items'   => self::schema_of( 'payment-subscription', Payment_Items::subscription_schema() ),
			)
		);
		foreach ( array(
			''        => array( WP_REST_Server::READABLE, 'get_item', $id ),
			'/check'  => array( WP_REST_Server::CREATABLE, 'check_item', $id ),
			'/cancel' => array( WP_REST_Server::CREATABLE, 'cancel_item', $id + self::cancel_args() ),
		) as $path => list( $methods, $callback, $args ) ) {
			$this->route(
				'slipstream/v1',
				"/payments/subscriptions/(?P<id>\\d{1,18})$path",
				array( $this->handler( $methods, $callback, $may, $args ) ),
				static fn (): array => self::schema_of(
					'payment-subscription',
					Payment_Items::subscription_schema() + array( 'entries' => Payment_Items::entries_schema() )
				)
			);
		}
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page              = (int) $request['per_page'];
				list( $found, $total ) = $this->services->lists()->subscriptions()->page(
					$request->get_params(),
					(int) $request['page'],
					$per_page
				);
				return self::page_of( array_map( Payment_Items::subscription( ... ), $found ), $total, $per_page );
			}
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->item_with_entries( $this->subscription( $request ) ) );
	}

	/** Asks the payment service how a subscription stands. */
	public function check_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->item_with_entries(
				$this->services->subscription_changes()->look_at( $this->subscription( $request ) )
			)
		);
	}

	public function cancel_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->item_with_entries(
				$this->services->subscription_changes()->cancel(
					$this->subscription( $request ),
					(bool) $request['at_period_end']
				)
			)
		);
	}

	/** @return array<string, mixed> */
	private function item_with_entries( Subscription $subscription ): array {
		return Payment_Items::subscription( $subscription ) + array(
			'entries' => array_map(
				Payment_Items::entry( ... ),
				$this->services->entries()->of_subscription( $subscription->account, $subscription->subscription_id )
			),
		);
	}

	private function subscription( WP_REST_Request $request ): Subscription {
		return $this->services->lists()->subscriptions()->find( (int) $request['id'] ) ?? throw self::not_found();
	}

	/** @return array<string, array<string, mixed>> */
	private static function cancel_args(): array {
		return array(
			'at_period_end' => array(
				'description' => __( 'Whether it goes on until the end of what is paid.', 'slipstream' ),
				'type'        => 'boolean',
				'required'    => true,
				'example'     => true,
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function list_args(): array {
		return array(
			'mode'        => self::mode_arg( false ),
			'status'      => array(
				'description' => __( 'Limit results to subscriptions with this status.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array_column( Subscription_Status::cases(), 'value' ),
				'example'     => Subscription_Status::Active->value,
			),
			'needs_payer' => array(
				'description' => __( 'Limit results to subscriptions whose payer must confirm a payment or pay in another way.', 'slipstream' ),
				'type'        => 'boolean',
				'example'     => true,
			),
			'dispute'     => self::dispute_arg( __( 'Limit results to subscriptions whose dispute stands so.', 'slipstream' ) ),
			'search'      => self::text( 200 ),
		) + self::page_args();
	}
}
