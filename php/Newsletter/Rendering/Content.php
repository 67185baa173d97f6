<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Html\Plain_Text;
use WP_Post;

/**
 * What an email has of a post: all that its readers may read, or an excerpt.
 */
final class Content {

	private const EXCERPT = 400;

	private string $body;

	public function __construct( private WP_Post $post, private Canvas $canvas, string $open ) {
		// Who does not know the password reads nothing, and an email cannot ask for it.
		$this->body = '' === $post->post_password ? $canvas->content( $open ) : '';
	}

	public function html( Mail_Settings $settings ): string {
		if ( '' !== $this->post->post_password ) {
			return $this->canvas->on_site( __( 'This post is protected by a password. Read it on the site', 'slipstream' ) );
		}
		if ( $settings->is_excerpt ) {
			$text = Excerpt::cut( $this->excerpt(), self::EXCERPT );
			return $this->canvas->prose( '<p>' . esc_html( $text ) . '</p>' )
				. $this->canvas->on_site( __( 'Read more', 'slipstream' ) );
		}
		return $this->canvas->budget->is_spent()
			? $this->body . $this->canvas->on_site( __( 'Read the rest on the site', 'slipstream' ) )
			: $this->body;
	}

	/** @return string Plain, in one line. It has nothing that readers of this email may not read. */
	public function excerpt(): string {
		$own = '' === $this->post->post_password ? Plain_Text::line_of( $this->post->post_excerpt ) : '';
		return $own ?: Plain_Text::line_of( $this->body );
	}
}
