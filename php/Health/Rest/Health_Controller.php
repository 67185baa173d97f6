<?php

declare( strict_types=1 );

namespace Slipstream\Health\Rest;

use Slipstream\Health\Health_Report;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Modules;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Site_Health;

/**
 * Tells how the site stands: slipstream/v1/health, and whether it can call itself: slipstream/v1/health/loopback, which
 * may take ten seconds.
 */
final class Health_Controller extends Controller {

	/** Who may see WordPress's own Site Health. */
	public const CAPABILITY = 'view_site_health_checks';

	public function __construct( private Modules $modules, private Health_Report $report ) {}

	public function register_routes(): void {
		$may = array( $this, 'get_item_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/health',
			array( $this->handler( WP_REST_Server::READABLE, 'get_item', $may ) )
		);
		$this->route(
			'slipstream/v1',
			'/health/loopback',
			array( $this->handler( WP_REST_Server::READABLE, 'get_loopback', $may ) ),
			$this->get_loopback_schema( ... )
		);
	}

	/**
	 * Who may see WordPress's own Site Health may: on a network that is who manages it, as the report is about the
	 * server.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( self::CAPABILITY );
	}

	public function get_item( $request ): WP_REST_Response {
		$checks = array();
		foreach ( $this->modules->active( With_Health_Checks::class ) as $module ) {
			array_push( $checks, ...$module->health_checks() );
		}
		return new WP_REST_Response(
			array(
				'checks' => array_map( static fn ( Health_Check $check ): array => $check->to_array(), $checks ),
				'report' => $this->report->text( $checks ),
			)
		);
	}

	/** Whether the site can call itself, as WordPress's Site Health tries it. */
	public function get_loopback(): WP_REST_Response {
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
		/** @var object{status: string, message: string} $result */
		$result = ( WP_Site_Health::get_instance() ?? new WP_Site_Health() )->can_perform_loopback();
		$status = array(
			'good'        => Health_Check::GOOD,
			'recommended' => Health_Check::WARNING,
		)[ $result->status ] ?? Health_Check::CRITICAL;
		$text   = wp_strip_all_tags( str_replace( '<br>', ' ', $result->message ), true );
		return new WP_REST_Response(
			( new Health_Check( 'loopback', __( 'Loopback requests', 'slipstream' ), $status, $text ) )->to_array()
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'health',
			array(
				'checks' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => self::check_schema(),
					),
				),
				'report' => 'string',
			)
		);
	}

	/** @return array<string, mixed> One check as a schema. */
	public function get_loopback_schema(): array {
		return self::schema_of( 'health-check', self::check_schema() );
	}

	/** @return array<string, array<string, mixed>> */
	private static function check_schema(): array {
		$text = array( 'type' => 'string' );
		return array(
			'id'     => $text,
			'label'  => $text,
			'status' => array(
				'type' => 'string',
				'enum' => array(
					Health_Check::UNTESTED,
					Health_Check::GOOD,
					Health_Check::WARNING,
					Health_Check::CRITICAL,
				),
			),
			'text'   => $text,
		);
	}
}
