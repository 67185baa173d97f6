<?php

declare( strict_types=1 );

namespace Slipstream\Stats\Rest;

use Slipstream\Rest\Controller;
use Slipstream\Rest\Download_Response;
use Slipstream\Stats\Audience;
use Slipstream\Stats\Periods;
use Slipstream\Stats\Stats_Csv;
use Slipstream\Stats\Stats_Report;
use Slipstream\Stats\Views;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Returns how often pages were read: slipstream/v1/stats, slipstream/v1/stats/export.
 */
final class Stats_Controller extends Controller {

	public function __construct( private Stats_Report $report, private Views $views ) {}

	public function register_routes(): void {
		$range = array(
			'range' => array(
				'description' => __( 'Days, weeks or months.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array( Periods::DAY, Periods::WEEK, Periods::MONTH ),
				'default'     => Periods::DAY,
			),
		);
		$most  = array(
			'limit' => array(
				'description' => __( 'The maximum number of posts and referrers listed.', 'slipstream' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 100,
				'default'     => 10,
			),
		);
		$may   = array( $this, 'get_item_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/stats',
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', $may, $range + $most ) )
		);
		$this->download_route( '/stats/export', 'export_items', $may, $range );
	}

	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( Audience::CAPABILITY );
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->report->of(
				(string) $request['range'],
				(int) $request['limit']
			) + array( 'roles' => self::roles() )
		);
	}

	/**
	 * The site's roles, for users who choose who can see statistics.
	 *
	 * @return list<array{name: string, label: string}>
	 */
	private static function roles(): array {
		$roles = array();
		foreach ( current_user_can( 'manage_options' ) ? wp_roles()->get_names() : array() as $name => $label ) {
			$roles[] = array(
				'name'  => (string) $name,
				'label' => translate_user_role( $label ),
			);
		}
		return $roles;
	}

	/** Returns the rows as CSV. */
	public function export_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): Download_Response => $this->export( (string) $request['range'] ) );
	}

	private function export( string $range ): Download_Response {
		$periods = $this->report->periods( $range );
		$pages   = $this->views->pages( $periods->first() );
		// Reads the first page, so that a database error is reported before the file starts.
		$pages->rewind();
		return new Download_Response(
			static fn ( $stream ) => Stats_Csv::write( $stream, $pages ),
			"views-{$periods->first()}-{$periods->today}.csv",
			'text/csv; charset=utf-8'
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$number = array( 'type' => 'integer' );
		$text   = array( 'type' => 'string' );
		$list   = static fn ( array $members ): array => array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => $members,
			),
		);
		return self::schema_of(
			'stats',
			array(
				'range'     => 'string',
				'from'      => 'string',
				'to'        => 'string',
				'sum'       => 'integer',
				'series'    => $list(
					array(
						'start' => $text,
						'views' => $number,
					)
				),
				'totals'    => array(
					'type'       => 'object',
					'properties' => array_fill_keys( array( 'today', 'yesterday', 'week', 'all' ), $number ),
				),
				'posts'     => $list(
					array(
						'id'    => $number,
						'title' => $text,
						'url'   => $text,
						'views' => $number,
					)
				),
				'referrers' => $list(
					array(
						'host'  => $text,
						'views' => $number,
					)
				),
				'roles'     => $list(
					array(
						'name'  => $text,
						'label' => $text,
					)
				),
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'range' => array( 'example' => 'week' ),
			'limit' => array( 'example' => 10 ),
		);
	}
}
