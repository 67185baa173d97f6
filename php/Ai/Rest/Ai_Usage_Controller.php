<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Ai\Usage\Usage_Csv;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Rest\Controller;
use Slipstream\Rest\Download_Response;
use Slipstream\Support\Month;
use Slipstream\Tokens\Caller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Sums and lines of a month: slipstream/v1/ai-usage, slipstream/v1/ai-usage/export. Administrators see everybody's,
 * others their own.
 */
final class Ai_Usage_Controller extends Controller {

	/** Names of a top list. */
	private const TOP = 10;

	public function __construct(
		private Usage_Log $log,
		private Meter $meter,
		private Prices $prices,
		private Month $month,
		private Ai_Access $control
	) {}

	public function register_routes(): void {
		$may  = array( $this, 'get_item_permissions_check' );
		$args = array(
			'month' => array(
				'description' => __( 'The month, such as 2026-11; this one by default.', 'slipstream' ),
				'type'        => 'string',
				'pattern'     => '^\d{4}-(0[1-9]|1[0-2])$(?!\n)',
			),
		);
		$this->route(
			'slipstream/v1',
			'/ai-usage',
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', $may, $args ) )
		);
		$this->download_route( '/ai-usage/export', 'export_items', $may, $args );
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}
		$may = self::require_capability( 'edit_posts' );
		return true === $may ? $this->control->refusal( get_current_user_id() )?->to_wp_error() ?? true : $may;
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): WP_REST_Response => $this->sums( $this->month_of( $request ), $this->requested_user_id() )
		);
	}

	/** @param int $user Only of this user; 0 for all. */
	private function sums( string $month, int $user ): WP_REST_Response {
		$standing = $this->meter->standing( Caller::current() );
		$days     = $this->log->sums( 'day', $month, $user );
		usort( $days, static fn ( array $a, array $b ): int => strcmp( $a['name'], $b['name'] ) );
		return new WP_REST_Response(
			array(
				'month'    => $month,
				'scope'    => 0 === $user ? 'site' : 'own',
				'currency' => $this->prices->currency(),
				'limit'    => $standing['limit'],
				'used'     => $standing['used'],
				'is_over'  => $standing['is_over'],
				'whose'    => $standing['whose'],
				'log_days' => Usage_Log::days(),
				'resets'   => $this->month->bounds()['next-start'],
				'total'    => $this->log->sums( '', $month, $user )[0] ?? null,
				'days'     => $days,
				'features' => array_slice( $this->log->sums( 'feature', $month, $user ), 0, self::TOP ),
				'models'   => array_slice( $this->log->sums( 'model', $month, $user ), 0, self::TOP ),
				'users'    => 0 === $user ? $this->people( $month ) : array(),
			)
		);
	}

	/** Gives the lines as CSV. */
	public function export_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): Download_Response => $this->export( $this->month_of( $request ) ) );
	}

	private function export( string $month ): Download_Response {
		$lines = $this->log->lines( $month, $this->requested_user_id() );
		$csv   = new Usage_Csv( $this->prices->currency() );
		// Reads the first lines: later there is no way to say that they cannot be read.
		$lines = $lines->valid() ? $lines : array();
		return new Download_Response(
			static fn ( $stream ) => $csv->write( $stream, $lines ),
			"ai-usage-$month.csv",
			'text/csv; charset=utf-8'
		);
	}

	private function month_of( WP_REST_Request $request ): string {
		return is_string( $request['month'] ) ? $request['month'] : $this->month->name();
	}

	private function requested_user_id(): int {
		return current_user_can( 'manage_options' ) ? 0 : get_current_user_id();
	}

	/** @return list<array<string, int|string>> */
	private function people( string $month ): array {
		return array_map(
			static fn ( array $sum ): array => array(
				'id'   => (int) $sum['name'],
				'name' => Usage_Csv::person( (int) $sum['name'] ),
			) + $sum,
			array_slice( $this->log->sums( 'user_id', $month ), 0, self::TOP )
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'ai-usage',
			array(
				'month'    => 'string',
				'scope'    => 'string',
				'currency' => 'string',
				'limit'    => 'integer',
				'used'     => 'integer',
				'is_over'  => 'boolean',
				'whose'    => 'string',
				'log_days' => 'integer',
				'resets'   => 'string',
				'total'    => array( 'type' => array( 'object', 'null' ) ),
				'days'     => 'array',
				'features' => 'array',
				'models'   => 'array',
				'users'    => 'array',
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'month' => array( 'example' => '2026-11' ),
		);
	}
}
