<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Plans\Tiers;
use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Hub\Sites\Sites;
use Slipstream\Support\Clock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * The hub sells nothing, so products, purchases, and offers are empty; a host that sells can fill them with filters. A
 * site's administrator requests a tier; the hub's administrator grants it.
 */
final class Offers_Controller extends Hub_Controller {

	/** Routes that return an object. */
	private const OBJECTS = array( '/slipstream/v1/hub/products', '/slipstream/v1/hub/discount' );

	public function __construct( Site_Auth $auth, private Sites $sites, private Clock $clock ) {
		parent::__construct( $auth );
	}

	public function register_routes(): void {
		$this->hub_route( '/products', array( 'GET' => array( 'get_products', 'site' ) ), 'hub-products', array() );
		$this->hub_route(
			'/purchases',
			array( 'GET' => array( 'get_purchases', 'site' ) ),
			'hub-purchases',
			null,
			array( 'type' => 'object' )
		);
		$this->hub_route( '/discount', array( 'GET' => array( 'get_discount', 'site' ) ), 'hub-discount', array() );
		$this->hub_route(
			'/intro-offers',
			array( 'GET' => array( 'get_intro_offers', 'site' ) ),
			'hub-intro-offers',
			null,
			array( 'type' => 'object' )
		);
		add_filter( 'rest_pre_echo_response', array( self::class, 'keep_objects' ), 10, 3 );
		$answer = array(
			'code'        => 'string',
			'wanted_tier' => 'string',
		);
		$this->hub_route(
			'/upgrade-request',
			array( 'POST' => array( 'ask_upgrade', 'user', array( 'tier' => self::token( '^[a-z0-9-]{1,40}' ) ) ) ),
			'hub-upgrade-request',
			$answer
		);
	}

	/** The products that the host sells. */
	public function get_products( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		/**
		 * Filters the products that the hub offers a connected site.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, array<string, mixed>> $products The products by slug; none by default.
		 * @param int                                 $site_id  The site.
		 */
		return self::answer(
			fn (): array => (array) apply_filters(
				'slipstream_hub_products',
				array(),
				$this->auth->site( $request )->id
			)
		);
	}

	/** What the site bought from the host. */
	public function get_purchases( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		/**
		 * Filters a connected site's purchases.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array<string, mixed>> $purchases None by default.
		 * @param int                        $site_id   The site.
		 */
		return self::answer(
			fn (): array => array_values(
				(array) apply_filters( 'slipstream_hub_purchases', array(), $this->auth->site( $request )->id )
			)
		);
	}

	/** The host's discount. */
	public function get_discount( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		/**
		 * Filters the discount that the hub offers a connected site.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $discount None by default.
		 * @param int                  $site_id  The site.
		 */
		return self::answer(
			fn (): array => (array) apply_filters(
				'slipstream_hub_discount',
				array(),
				$this->auth->site( $request )->id
			)
		);
	}

	public function get_intro_offers( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		/**
		 * Filters a connected site's introductory offers.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array<string, mixed>> $offers  None by default.
		 * @param int                        $site_id The site.
		 */
		return self::answer(
			fn (): array => array_values(
				(array) apply_filters( 'slipstream_hub_intro_offers', array(), $this->auth->site( $request )->id )
			)
		);
	}

	/**
	 * Sends empty objects as objects, because WordPress handles responses only as arrays until then. Runs on
	 * rest_pre_echo_response.
	 */
	public static function keep_objects( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		return array() === $result && in_array( strtolower( $request->get_route() ), self::OBJECTS, true )
			? (object) array()
			: $result;
	}

	/** Requests a tier. */
	public function ask_upgrade( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$link = $this->auth->link( $request );
				$tier = (string) $request['tier'];
				if ( 'administrator' !== $link->role ) {
					throw new Request_Error(
						'upgrade_forbidden',
						__( 'Only a site administrator can request an upgrade.', 'slipstream' ),
						403
					);
				}
				if ( null === Tiers::find( $tier ) ) {
					throw new Request_Error( 'unknown_tier', __( 'Tier not found.', 'slipstream' ), 400 );
				}
				$this->sites->update(
					$link->site_id,
					array(
						'wanted_tier' => $tier,
						'wanted_at'   => $this->clock->now(),
					)
				);
				return self::success() + array( 'wanted_tier' => $tier );
			}
		);
	}

	protected function argument_help(): array {
		return array(
			'tier' => array(
				'description' => __( 'The tier that is asked for.', 'slipstream' ),
				'example'     => 'large',
			),
		) + parent::argument_help();
	}
}
