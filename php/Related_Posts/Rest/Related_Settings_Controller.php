<?php
/**
 * The route of the settings of related posts.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Rest;

use Closure;
use Slipstream\Related_Posts\Builder;
use Slipstream\Related_Posts\Index;
use Slipstream\Related_Posts\Options;
use Slipstream\Rest\Settings_Route;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tells and changes which posts are related on this site: slipstream/v1/related-posts/settings.
 */
final class Related_Settings_Controller extends WP_REST_Controller {

	use Settings_Route;

	private const MOST_TERMS = 50;

	/**
	 * Takes its parts.
	 *
	 * @param Options            $options The settings.
	 * @param Index              $index   The table that similar posts are found in.
	 * @param Closure(): Builder $builder Builds what fills the table.
	 */
	public function __construct( private Options $options, private Index $index, private Closure $builder ) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_settings( '/related-posts/settings', self::arguments() );
	}

	/**
	 * Tells the settings, what can be chosen, and how far the table is.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_item( $request ): WP_REST_Response { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As the parent has it.
		$state = $this->index->state();
		$types = array();
		foreach ( Options::types() as $name ) {
			$types[] = array(
				'name'  => $name,
				'label' => (string) ( get_post_type_object( $name )->labels->name ?? $name ),
			);
		}
		return new WP_REST_Response(
			$this->options->choice() + array(
				'available_types' => $types,
				'has_site_icon'   => has_site_icon(),
				'index'           => array(
					'done'     => $state['done'] ?? 0,
					'total'    => $state['total'] ?? 0,
					'is_ready' => 'ready' === ( $state['status'] ?? '' ),
				),
			)
		);
	}

	/**
	 * Changes the settings that are named.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function update_item( $request ): WP_REST_Response {
		$before = $this->options->choice()['post_types'];
		$this->options->set_choice( array_intersect_key( (array) $request->get_params(), self::arguments() ) );
		if ( $this->options->are_on() && array_diff( $this->options->choice()['post_types'], $before ) ) {
			( $this->builder )()->begin();
		}
		return $this->get_item( $request );
	}

	/**
	 * The settings that can be changed.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function arguments(): array {
		$terms = array(
			'type'     => 'array',
			'maxItems' => self::MOST_TERMS,
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
		);
		return array(
			'post_types'     => array(
				'type'     => 'array',
				'minItems' => 1,
				'items'    => array(
					'type' => 'string',
					'enum' => Options::types(),
				),
			),
			'include_terms'  => $terms,
			'exclude_terms'  => $terms,
			'fallback'       => array(
				'type' => 'string',
				'enum' => Options::FALLBACKS,
			),
			'fallback_image' => array(
				'type'    => 'integer',
				'minimum' => 0,
			),
		);
	}
}
