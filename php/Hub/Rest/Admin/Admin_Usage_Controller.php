<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest\Admin;

use Slipstream\Hub\Hub_Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A month's sums by day and by site: slipstream/v1/hub/admin/usage.
 */
final class Admin_Usage_Controller extends Admin_Controller {

	/** @param string       $currency The costs' currency, such as USD. */
	public function __construct( Hub_Services $hub, private string $currency ) {
		parent::__construct( $hub );
	}

	public function register_routes(): void {
		$args = array(
			'period' => array(
				'description' => __( 'The month, such as 2026-11; this one by default.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^\d{4}-(0[1-9]|1[0-2])$(?!\n)',
			),
		);
		$this->hub_route(
			'/admin/usage',
			array( 'GET' => array( 'get_usage', 'admin', $args ) ),
			'hub-usage',
			array_fill_keys(
				array( 'period', 'currency_note' ),
				'string'
			) + array_fill_keys( array( 'days', 'sites' ), 'array' )
		);
	}

	public function get_usage( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$period = isset( $request['period'] ) ? (string) $request['period'] : $this->hub->month()->name();
				return array(
					'period'        => $period,
					'days'          => $this->hub->usage()->by_day( $period ),
					'sites'         => $this->sites( $period ),
					'currency_note' => $this->currency,
				);
			}
		);
	}

	/**
	 * Sums by site, largest first. Removed sites have only their number.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function sites( string $period ): array {
		$sums  = $this->hub->usage()->by_site( $period );
		$sites = $this->hub->site_list()->of_ids( array_keys( $sums ) );
		$tiers = $this->hub->tiers()->of_sites( array_values( $sites ) );
		uasort( $sums, static fn ( array $a, array $b ): int => $b['requests'] <=> $a['requests'] );
		return array_map(
			static fn ( int $id, array $sum ): array => array(
				'id'    => $id,
				'name'  => isset( $sites[ $id ] ) ? $sites[ $id ]->label() : "#$id",
				'home'  => isset( $sites[ $id ] ) ? $sites[ $id ]->home : '',
				'limit' => $tiers[ $id ]['requests'] ?? 0,
			) + $sum,
			array_keys( $sums ),
			$sums
		);
	}

	protected function argument_help(): array {
		return array(
			'period' => array( 'example' => '2026-11' ),
		) + parent::argument_help();
	}
}
