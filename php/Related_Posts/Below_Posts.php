<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Closure;

/**
 * Shows related posts below every post, where the site wants that.
 */
final class Below_Posts {

	/** @param Closure(): Related_Posts_Block $block Draws them. */
	public function __construct( private Options $options, private Closure $block ) {}

	/** The text of a post, with related posts below it where they belong. */
	public function append( string $content ): string {
		return $this->options->are_below_posts() && $this->is_the_page() && ! $this->has_own()
			? $content . ( $this->block )()->render_shortcode()
			: $content;
	}

	/**
	 * Whether this is the text of the post that the page is of. A feed, an answer to a program, an excerpt, and a list
	 * of posts are made of the same texts.
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

	/** Whether the post has them already, where its author put them. */
	private function has_own(): bool {
		$text = get_post()->post_content ?? '';
		return has_block( Related_Posts_Block::NAME, $text ) || has_shortcode( $text, Related_Posts_Module::SHORTCODE );
	}
}
