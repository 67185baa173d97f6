<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Payments\Lists\Event_List;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/** What payment services have sent: slipstream/v1/payments/events. */
final class Events_Controller extends Payments_Controller {

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/payments/events',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_items',
					array( $this, 'get_items_permissions_check' ),
					array(
						'mode'  => self::mode_arg( false ),
						'state' => array(
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
					+ array_fill_keys( array( 'gateway', 'mode', 'event_id', 'type', 'object_id', 'state' ), 'string' )
				),
			)
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
