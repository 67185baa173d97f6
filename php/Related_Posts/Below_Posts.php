<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Closure;

/**
 * Shows related posts below every post, if the site turned that on.
 */
final class Below_Posts {

	/** @param Closure(): Related_Posts_Block $block Draws them. */
	public function __construct( private Related_Posts_Settings $options, private Closure $block ) {}

	/** A post's content, followed by related posts if they belong there. */
	public function append( string $content ): string {
		return $this->options->are_below_posts() && $this->is_the_page() && ! $this->has_own()
			? $content . ( $this->block )()->render_shortcode()
			: $content;
	}

	/**
	 * Whether this is the content of the page's main post. Feeds, REST responses, excerpts, and lists of posts pass the
	 * same content.
	 */
	private function is_the_page(): bool {
		return is_singular( $this->options->choice()['post_types'] )
			&& in_the_loop()
			&& is_main_query()
			&& get_the_ID() === get_queried_object_id()
			&& ! is_feed()
			&& ! wp_is_rest_endpoint()
			&& ! doing_filter( 'get_the_excerpt' )
			&& ! post_password_required();
	}

	/** Whether the post already has them, because its author added the block or the shortcode. */
	private function has_own(): bool {
		$text = get_post()->post_content ?? '';
		return has_block( Related_Posts_Block::NAME, $text ) || has_shortcode( $text, Related_Posts_Module::SHORTCODE );
	}
}
