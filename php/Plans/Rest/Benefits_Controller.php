<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use RuntimeException;
use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\With_Benefits;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Site_Benefit;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Gathers what the modules that are on tell of themselves: jetpack/v4/site/benefits, a list as a text of JSON.
 */
final class Benefits_Controller extends Connection_Route {

	/** The order that clients expect; others come after. */
	private const ORDER = array(
		'jetpack-stats',
		'protect',
		'subscribers',
		'jetpack-backup',
		'contact-form-feedback',
		'image-hosting',
		'video-hosting',
		'publicize',
		'sharing',
		'search',
	);

	public function __construct( private Modules $modules ) {}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/site/benefits',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_benefits',
					array( $this, 'manage_permissions_check' )
				),
			)
		);
	}

	/** The benefits of the site. */
	public function get_benefits(): WP_REST_Response|WP_Error {
		$benefits = array();
		try {
			foreach ( $this->modules->active( With_Benefits::class ) as $module ) {
				array_push(
					$benefits,
					...array_filter(
						$module->benefits(),
						static fn ( Site_Benefit $benefit ): bool => $benefit->value > 0
					)
				);
			}
		} catch ( RuntimeException ) {
			return Request_Error::database_failed( 'failed_to_fetch_data', 5 )->to_wp_error();
		}
		usort(
			$benefits,
			static fn ( Site_Benefit $one, Site_Benefit $other ): int => self::place( $one ) <=> self::place( $other )
		);
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => __( 'Here is what this site has gotten from its features so far.', 'slipstream' ),
				'data'    => (string) wp_json_encode( $benefits, JSON_UNESCAPED_SLASHES ),
			)
		);
	}

	/** Who may switch modules may know. */
	public function manage_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_modules', 'invalid_user_permission_manage_modules' );
	}

	private static function place( Site_Benefit $benefit ): int {
		$place = array_search( $benefit->name, self::ORDER, true );
		return false === $place ? count( self::ORDER ) : $place;
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		return self::schema_of( 'site-benefits', array_fill_keys( array( 'code', 'message', 'data' ), 'string' ) );
	}
}
