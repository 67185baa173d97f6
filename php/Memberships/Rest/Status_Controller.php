<?php

declare( strict_types=1 );

namespace Slipstream\Memberships\Rest;

use Closure;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells editors whether payments can be taken, and for which plans: wpcom/v2/memberships/status.
 */
final class Status_Controller extends Memberships_Controller {

	/** Where the question may come from; Jetpack's list. */
	private const SOURCES = array(
		'calypso',
		'earn',
		'earn-newsletter',
		'gutenberg',
		'gutenberg-wpcom',
		'launchpad',
		'import-paid-subscribers',
	);

	/**
	 * @param Closure(): ?string $account  See Memberships_Module.
	 * @param Closure(): string  $currency As well.
	 */
	public function __construct( Plans $plans, private Closure $account, private Closure $currency ) {
		parent::__construct( $plans );
	}

	public function register_routes(): void {
		$this->route(
			'wpcom/v2',
			'/memberships/status',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_item',
					array( $this, 'get_items_permissions_check' ),
					self::filters() + array(
						'source' => array(
							'description' => __( 'The editor that asks.', 'slipstream' ),
							'type'        => 'string',
							'enum'        => self::SOURCES,
							'example'     => 'gutenberg',
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
				$id = ( $this->account )();
				return array(
					'connect_url'                          => null === $id ? self::connect_url() : null,
					'site_slug'                            => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
					'products'                             => $this->plans_for( $request ),
					'connected_account_id'                 => $id,
					'connected_account_default_currency'   => null === $id ? '' : ( $this->currency )(),
					'should_upgrade_to_access_memberships' => false,
					'upgrade_url'                          => '',
				);
			}
		);
	}

	/**
	 * Where an account is connected, for those who may. Editors add to `state` what they edit, so that the way leads
	 * back.
	 */
	private static function connect_url(): ?string {
		if ( ! current_user_can( 'manage_options' ) ) {
			return null;
		}
		$from  = (string) wp_get_raw_referer();
		$state = array( 'return' => str_starts_with( $from, admin_url() ) ? $from : '' );
		return add_query_arg(
			'state',
			rawurlencode( base64_encode( (string) wp_json_encode( $state ) ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Jetpack's format.
			admin_url( 'admin.php?page=my-jetpack' )
		) . '#/payments';
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		$unknown = array( 'type' => array( 'string', 'null' ) );
		return self::schema_of(
			'memberships-status',
			array(
				'connect_url'                          => $unknown,
				'site_slug'                            => 'string',
				'products'                             => array(
					'type'  => 'array',
					'items' => self::plan_schema(),
				),
				'connected_account_id'                 => $unknown,
				'connected_account_default_currency'   => 'string',
				'should_upgrade_to_access_memberships' => 'boolean',
				'upgrade_url'                          => 'string',
			)
		);
	}
}
