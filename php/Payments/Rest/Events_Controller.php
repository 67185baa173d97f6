<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Lists\Event_List;
use Slipstream\Payments\Webhooks\Events_Job;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** What payment services have sent: slipstream/v1/payments/events, …/retry. */
final class Events_Controller extends Payments_Controller {

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/payments/events/retry',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'try_again',
					$may,
					array(
						'gateway' => self::any_gateway_arg(),
						'mode'    => self::mode_arg(),
					)
				),
			),
			static fn (): array => self::schema_of( 'payment-events-retry', array( 'waiting' => 'integer' ) )
		);
		$this->route(
			'slipstream/v1',
			'/payments/events',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					$may,
					array(
						'gateway' => self::any_gateway_arg(),
						'mode'    => self::mode_arg( false ),
						'state'   => array(
							'description' => __( 'Limit results to events in this state.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => Event_List::STATES,
							'example'     => 'failed',
						),
					) + self::page_args()
				),
			),
			static fn (): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'payment-events',
				'type'    => 'array',
				'items'   => self::schema_of(
					'payment-event',
					array_fill_keys( array( 'id', 'tries', 'due', 'received' ), 'integer' )
					+ array_fill_keys(
						array( 'gateway', 'mode', 'account', 'event_id', 'type', 'object_id', 'state' ),
						'string'
					)
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function any_gateway_arg(): array {
		$argument                = array_diff_key( self::gateway_arg(), array( 'default' => true ) );
		$argument['description'] = __( 'The payment service. If omitted: all of them.', 'slipstream' );
		return $argument;
	}

	/** Has those that wait, and those that could not be handled, tried again. It is a job: nobody waits for it. */
	public function try_again( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$mode  = Mode::from( (string) $request['mode'] );
				$asked = Gateway::tryFrom( (string) $request['gateway'] );
				foreach ( $this->services->events()->try_again( $mode, $asked ) as $gateway ) {
					$this->services->queue()->add( Events_Job::KIND, Events_Job::key( $gateway, $mode ) );
				}
				return array( 'waiting' => $this->services->events()->count_waiting() );
			}
		);
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page              = (int) $request['per_page'];
				list( $items, $total ) = $this->services->lists()->events()->page(
					$request->get_params(),
					(int) $request['page'],
					$per_page
				);
				return self::page_of( $items, $total, $per_page );
			}
		);
	}
}
