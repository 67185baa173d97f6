<?php
/**
 * The route that tells what the AI may still do.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Rest;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Engine_Picker;
use Slipstream\Ai\Images\Media_Assistant;
use Slipstream\Ai\Usage\Ledger;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Support\Month;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Tells the quota: GET wpcom/v2/jetpack-ai/ai-assistant-feature.
 */
final class Ai_Feature_Controller extends Controller {

	/**
	 * What clients read as no limit.
	 */
	private const UNLIMITED = 999_999_999;

	/**
	 * Takes its parts.
	 *
	 * @param Ledger        $ledger  How much was used ever.
	 * @param Month         $month   The month that is counted.
	 * @param Engine_Picker $engines Who answers.
	 * @param Meter         $meter   How much of it is left.
	 * @param Ai_Access     $control Who may use AI.
	 */
	public function __construct( private Ledger $ledger, private Month $month, private Engine_Picker $engines, private Meter $meter, private Ai_Access $control = new Ai_Access() ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'wpcom/v2',
			'/jetpack-ai/ai-assistant-feature',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => array( $this, 'get_item_permissions_check' ),
					'args'                => array(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Writers may know.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item_permissions_check( $request ): bool|WP_Error { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		$may = self::require_capability( 'edit_posts' );
		return true === $may ? $this->control->refusal( get_current_user_id() )?->to_wp_error() ?? true : $may;
	}

	/**
	 * Tells the quota: of all limits of the user the one with the least left. Whoever runs the provider sets them, so there is nothing to buy: no next tier.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		try {
			$standing = $this->meter->standing( get_current_user_id() );
			$ever     = $this->ledger->used_ever();
		} catch ( Request_Error $error ) {
			return $error->to_response();
		}
		$limit   = $standing['limit'];
		$feature = array(
			'has-feature'          => null !== $this->engines->pick(),
			'is-over-limit'        => $standing['is_over'],
			'requests-count'       => $ever,
			'requests-limit'       => 0 === $limit ? self::UNLIMITED : $limit,
			'usage-period'         => $this->month->bounds() + array( 'requests-count' => $standing['used'] ),
			'site-require-upgrade' => false,
			'upgrade-type'         => 'default',
			'upgrade-url'          => admin_url( 'admin.php?page=my-jetpack#/add-jetpack-ai' ),
			'current-tier'         => $this->tier( $limit ),
			'next-tier'            => null,
			'tier-plans'           => array(),
			'tier-plans-enabled'   => false,
			'costs'                => self::costs(),
			'features-control'     => (object) array_map( array( $this->control, 'has_feature' ), array_combine( Ai_Access::FEATURES, Ai_Access::FEATURES ) ),
		);
		/**
		 * Filters what the editor is told about the AI quota: a host that sells requests names its tiers and its own upgrade page here.
		 *
		 * @param array<string, mixed> $feature The answer of the route.
		 * @param int                  $user_id Who asks.
		 */
		$feature = apply_filters( 'slipstream_ai_feature', $feature, get_current_user_id() );
		// Clients offer an upgrade then, which makes sense only where there is one.
		$feature['site-require-upgrade'] = ! empty( $feature['is-over-limit'] ) && ! empty( $feature['next-tier'] );
		return new WP_REST_Response( $feature );
	}

	/**
	 * How many requests an image counts as. Clients of three generations read it under different keys.
	 *
	 * @return array<string, array<string, int>>
	 */
	private static function costs(): array {
		$cost = Media_Assistant::image_cost();
		return array(
			'featured-post-image'       => array_fill_keys( array( 'activeModel', 'stableDiffusion', 'image' ), $cost ),
			'general-image'             => array_fill_keys( array( 'activeModel', 'stableDiffusion', 'image' ), $cost ),
			'jetpack-ai-logo-generator' => array( 'logo' => $cost ),
		);
	}

	/**
	 * The limit as a tier. To clients the value 0 is the free tier and 1 the one without a limit, so a limit of 1 has another.
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
			'value' => max( 2, $limit ),
			'limit' => $limit,
		);
	}

	/**
	 * The answer as a schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return self::schema_of(
			'ai-assistant-feature',
			array(
				'has-feature'          => 'boolean',
				'is-over-limit'        => 'boolean',
				'requests-count'       => 'integer',
				'requests-limit'       => 'integer',
				'usage-period'         => 'object',
				'site-require-upgrade' => 'boolean',
				'upgrade-type'         => 'string',
				'upgrade-url'          => 'string',
				'current-tier'         => array( 'type' => array( 'object', 'null' ) ),
				'next-tier'            => array( 'type' => array( 'object', 'null' ) ),
				'tier-plans'           => 'array',
				'tier-plans-enabled'   => 'boolean',
				'costs'                => 'object',
				'features-control'     => 'object',
			)
		);
	}
}
