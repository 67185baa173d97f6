<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use WP_Post;

/**
 * The content that contains a form, and the page that shows it.
 */
final class Form_Source {

	/**
	 * @param string $kind    One of post, form, widget, template, part; inline if the form is in no stored content.
	 * @param int    $page_id The post that shows it, or 0.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $id,
		public readonly int $page_id = 0,
		public readonly string $path = '/'
	) {}

	/** The post that responses belong to, or 0. */
	public function post_id(): int {
		return 'post' === $this->kind ? (int) $this->id : $this->page_id;
	}

	/** The URL of the page that shows the form. */
	public function url(): string {
		$url = $this->post_id() > 0 ? get_permalink( $this->post_id() ) : false;
		return is_string( $url ) ? $url : home_url( $this->path );
	}

	/** The title of the page that shows the form. */
	public function title(): string {
		$post  = $this->post_id() > 0 ? get_post( $this->post_id() ) : null;
		$title = $post instanceof WP_Post ? trim( wp_strip_all_tags( $post->post_title ) ) : '';
		return '' === $title
			? (string) get_bloginfo( 'name' )
			: html_entity_decode( $title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
