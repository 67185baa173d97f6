<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rest;

use Slipstream\Money\Mode;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Sums by currency and month: slipstream/v1/payments/totals. */
final class Totals_Controller extends Payments_Controller {

	private const MONTHS = 12;

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/payments/totals',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_items_permissions_check' ),
					array(
						'mode'   => self::mode_arg(),
						'months' => array(
							'description' => __( 'How many of the latest months.', 'slipstream' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'maximum'     => 60,
							'default'     => self::MONTHS,
							'example'     => self::MONTHS,
						),
					)
				),
			)
		);
	}

	/** @param WP_REST_Request $request */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$mode   = Mode::from( (string) $request['mode'] );
				$latest = $this->services->lists()->month_totals()->latest( $mode, (int) $request['months'] );
				$months = array();
				foreach ( $latest as $month => $totals ) {
					$months[] = array(
						'month'  => (string) $month,
						'totals' => array_map( Payment_Items::total( ... ), $totals ),
					);
				}
				return array(
					'mode'   => $mode->value,
					'totals' => array_map( Payment_Items::total( ... ), $this->services->totals()->of_mode( $mode ) ),
					'months' => $months,
				);
			}
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'payment-totals',
			array(
				'mode'   => 'string',
				'totals' => Payment_Items::totals_schema(),
				'months' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'month'  => array( 'type' => 'string' ),
							'totals' => Payment_Items::totals_schema(),
						),
					),
				),
			)
		);
	}
}
