<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Rendering\Blocks\Renderers;
use Slipstream\Newsletter\Rendering\Drawing\Budget;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Html\Plain_Text;
use Slipstream\Subscribers\People\Access;
use WP_Post;

/**
 * Draws a post as an email.
 */
final class Post_Renderer {

	/** Gmail shows no more than 102 KB, and hides the link to unsubscribe with the rest. */
	public const MOST_BYTES = 100_000;

	/** How much longer a reader's own links may be than their marks, all together. */
	private const LINKS = 2_000;

	private const PREHEADER = 140;

	/** @var Closure(string, WP_Post, Access): string */
	private Closure $open;

	/**
	 * @param (Closure(string, WP_Post, Access): string)|null $open Gives what of a content readers with an access may
	 *     read. Without it, nobody reads on without having paid.
	 */
	public function __construct( ?Closure $open = null ) {
		$this->open = $open ?? Free_Part::open( ... );
	}

	/**
	 * @param Access $access What its readers may read.
	 * @throws Request_Error If the database fails.
	 */
	public function render( WP_Post $post, Access $access ): Rendered_Post {
		$settings = Mail_Settings::stored();
		return Contained::run( $post, fn (): Rendered_Post => $this->draw( $post, $access, $settings ) );
	}

	private function draw( WP_Post $post, Access $access, Mail_Settings $settings ): Rendered_Post {
		$bytes = self::MOST_BYTES;
		do {
			$mail   = $this->within( $bytes, $post, $access, $settings );
			$excess = strlen( $mail->html ) + self::LINKS - self::MOST_BYTES;
			$bytes  = $bytes - max( 0, $excess ) - 500;
		} while ( $excess > 0 && $bytes > 0 );
		return $mail;
	}

	private function within( int $bytes, WP_Post $post, Access $access, Mail_Settings $settings ): Rendered_Post {
		$marks   = new Marks();
		$open    = fn ( string $content ): string => ( $this->open )( $content, $post, $access );
		$link    = (string) get_permalink( $post );
		$canvas  = new Canvas( $post, $link, Renderers::of( ... ), $open, new Budget( $bytes ) );
		$content = new Content( $post, $canvas, $open( $post->post_content ) );
		$title   = Masthead::title_of( $post );
		$html    = $content->html( $settings );
		$excerpt = Excerpt::cut( $content->excerpt(), self::PREHEADER );
		$html    = ( new Masthead( $post, $canvas, $settings ) )->html() . $html . Footer::html( $marks );
		return new Rendered_Post(
			$title,
			$marks->in_html( Document::html( $title, $excerpt, $html ) ),
			$marks->in_text( Plain_Text::of( $html ) . "\n" )
		);
	}
}
