<?php
/**
 * The route that tells what the AI may still do.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Rest;

use Slipstream\Ai\Engine_Picker;
use Slipstream\Provider\Quota;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the quota: GET wpcom/v2/jetpack-ai/ai-assistant-feature.
 */
final class Ai_Feature_Controller extends WP_REST_Controller {

	/**
	 * What clients read as no limit.
	 */
	private const UNLIMITED = 999_999_999;

	/**
	 * Takes its parts.
	 *
	 * @param Quota         $quota   How many requests the site may make.
	 * @param Engine_Picker $engines Who answers.
	 */
	public function __construct( private Quota $quota, private Engine_Picker $engines ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'wpcom/v2',
			'/jetpack-ai/ai-assistant-feature',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( $this, 'get_item' ),
				'permission_callback' => array( $this, 'may_read' ),
				'args'                => array(),
			)
		);
	}

	/**
	 * Writers may know.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function may_read( WP_REST_Request $request ): bool {
		return current_user_can( 'edit_posts' );
	}

	/**
	 * Tells the quota. Whoever runs the provider sets its limit, so there is nothing to buy: no next tier.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$limit   = $this->quota->limit();
		$used    = $this->quota->used();
		$is_over = $limit > 0 && $used >= $limit;
		return new WP_REST_Response(
			array(
				'has-feature'          => null !== $this->engines->pick(),
				'is-over-limit'        => $is_over,
				'requests-count'       => $this->quota->used_ever(),
				'requests-limit'       => 0 === $limit ? self::UNLIMITED : $limit,
				'usage-period'         => $this->quota->bounds() + array( 'requests-count' => $used ),
				'site-require-upgrade' => $is_over,
				'upgrade-type'         => 'default',
				'upgrade-url'          => admin_url( 'admin.php?page=my-jetpack#/add-jetpack-ai' ),
				'current-tier'         => $this->tier( $limit ),
				'next-tier'            => null,
				'tier-plans'           => array(),
				'tier-plans-enabled'   => true,
				'costs'                => (object) array(),
				'features-control'     => (object) array(),
			)
		);
	}

	/**
	 * The limit as a tier.
	 *
	 * @param int $limit Requests a month, 0 for no limit.
	 * @return array{slug: string, value: int, limit: int}
	 */
	private function tier( int $limit ): array {
		if ( 0 === $limit ) {
			return array(
				'slug'  => 'ai-assistant-tier-unlimited',
				'value' => 1,
				'limit' => self::UNLIMITED,
			);
		}
		return array(
			'slug'  => "ai-assistant-tier-$limit",
			'value' => $limit,
			'limit' => $limit,
		);
	}
}
