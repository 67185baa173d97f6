<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Subscribers\People\Access;
use WP_Post;

/**
 * Draws a post as an email.
 */
final class Post_Renderer {

	/** @param Access $access What its readers may read. */
	public function render( WP_Post $post, Access $access ): Rendered_Post {
		return new Rendered_Post( $post->post_title, '', '' );
	}
}
