<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Closure;
use WP_Post;

/** Adds the field jetpack-related-posts to posts. It has the stored results, so that the editor needs no request. */
final class Post_Field {

	/** The related posts object, created when the first post needs it. A list needs it for each post. */
	private ?Related_Posts $related_posts = null;

	/** @param Closure(): Related_Posts $related Returns the related posts object. */
	public function __construct( private Closure $related ) {}

	public function register(): void {
		register_rest_field(
			Related_Posts_Settings::types(),
			'jetpack-related-posts',
			array(
				'get_callback' => array( $this, 'get' ),
				'schema'       => array(
					'description' => __( 'Related posts, where they were found before.', 'slipstream' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'object' ),
					'context'     => array( 'edit' ),
					'readonly'    => true,
				),
			)
		);
	}

	/**
	 * @param array<string, mixed> $prepared The post's other fields.
	 * @return array<mixed> The related posts.
	 */
	public function get( array $prepared ): array {
		$post = get_post( (int) ( $prepared['id'] ?? 0 ) );
		if ( ! $post instanceof WP_Post ) {
			return array();
		}
		$this->related_posts ??= ( $this->related )();
		return $this->related_posts->known( $post );
	}
}
