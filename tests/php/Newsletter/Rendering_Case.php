<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Closure;
use Slipstream\Newsletter\Rendering\Post_Renderer;
use Slipstream\Newsletter\Rendering\Rendered_Post;
use Slipstream\Subscribers\People\Access;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;
use WP_HTML_Tag_Processor;
use WP_Post;

/** Draws posts as emails, and looks at what emails must and must not have. */
abstract class Rendering_Case extends Test_Case {

	protected const CLASSES = array( 'ss-paper', 'ss-muted', 'ss-line', 'ss-tint', 'ss-button', 'ss-column', 'ss-edge', 'ss-wide', 'ss-title', 'ss-color' );

	/** @param array<string, mixed> $values The post's fields. */
	protected function post( string $content, array $values = array() ): WP_Post {
		// Administrators may write any HTML.
		kses_remove_filters();
		$id = wp_insert_post(
			wp_slash(
				$values + array(
					'post_title'   => 'A walk in the rain',
					'post_content' => $content,
					'post_status'  => 'publish',
				)
			)
		);
		kses_init();
		self::assertIsInt( $id );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	/** @param array<string, mixed> $values The post's fields. */
	protected function mail( string $content, Access $access = Access::Free, array $values = array(), ?Closure $open = null ): Rendered_Post {
		return ( new Post_Renderer( $open ) )->render( $this->post( $content, $values ), $access );
	}

	/** The HTML between the title and the footer. */
	protected function drawn( string $content, Access $access = Access::Free ): string {
		foreach ( array( 'jetpack_gravatar_in_email', 'jetpack_author_in_email', 'jetpack_post_date_in_email' ) as $setting ) {
			Site_Settings::set( $setting, false );
		}
		$html = $this->mail( $content, $access )->html;
		$from = strpos( $html, '</h1>' );
		$to   = strpos( $html, '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:40px 0 0"' );
		$to   = false === $to ? strrpos( $html, '<table style="margin:40px 0 0"' ) : $to;
		self::assertIsInt( $from );
		self::assertIsInt( $to );
		return substr( $html, $from + 5, $to - $from - 5 );
	}

	/** Fails when an email has what no email may have. */
	protected static function assertIsMail( Rendered_Post $mail, string $of = '', bool $has_typed_html = false ): void {
		self::assertTrue( mb_check_encoding( $mail->html, 'UTF-8' ), $of );
		self::assertTrue( mb_check_encoding( $mail->text, 'UTF-8' ), $of );
		self::assertLessThan( 100_000, strlen( $mail->html ), $of );
		self::assertNotSame( '', trim( $mail->subject ), $of );
		self::assertStringStartsWith( '<!DOCTYPE html>', $mail->html );
		$reader = new WP_HTML_Tag_Processor( $mail->html );
		while ( $reader->next_tag() ) {
			self::assertIsTag( $reader, "$of\n$mail->html" );
		}
		self::assertFalse( $reader->paused_at_incomplete_token(), $of );
		if ( ! $has_typed_html ) {
			self::assertDoesNotMatchRegularExpression( '~</?(?:p|a|div|table|td|img|ul|li|h\d)\b[^>]*>~i', $mail->text, $of );
			self::assertDoesNotMatchRegularExpression( '/&(?:amp|nbsp|lt|gt|quot|#\d+);/', $mail->text, $of );
		}
		foreach ( array( Rendered_Post::LEAVE, Rendered_Post::MANAGE ) as $mark ) {
			self::assertSame( 1, substr_count( $mail->html, $mark ), $of );
			self::assertSame( 1, substr_count( $mail->text, $mark ), $of );
		}
	}

	private static function assertIsTag( WP_HTML_Tag_Processor $reader, string $of ): void {
		$tag = (string) $reader->get_tag();
		self::assertNotContains(
			$tag,
			array( 'SCRIPT', 'IFRAME', 'FORM', 'INPUT', 'BUTTON', 'SELECT', 'TEXTAREA', 'OBJECT', 'EMBED', 'SVG', 'LINK', 'VIDEO', 'AUDIO', 'NOSCRIPT', 'CANVAS', 'BASE' ),
			$of
		);
		self::assertSame( array(), $reader->get_attribute_names_with_prefix( 'on' ), $of );
		self::assertSame( array(), $reader->get_attribute_names_with_prefix( 'data-' ), $of );
		foreach ( array( 'srcset', 'loading', 'sizes', 'id', 'action' ) as $gone ) {
			self::assertNull( $reader->get_attribute( $gone ), $of );
		}
		$classes = $reader->get_attribute( 'class' );
		self::assertSame( array(), array_diff( explode( ' ', is_string( $classes ) ? $classes : 'ss-paper' ), self::CLASSES ), $of );
		self::assertDoesNotMatchRegularExpression( '/url\(|expression|javascript|@import|position\s*:/i', (string) $reader->get_attribute( 'style' ), $of );
		if ( 'A' === $tag ) {
			self::assertMatchesRegularExpression( '~^(?:https?://[^/?#]|mailto:.|tel:.|%%slipstream-)~', (string) $reader->get_attribute( 'href' ), $of );
		}
		if ( 'IMG' === $tag ) {
			self::assertMatchesRegularExpression( '~^https?://[^/?#]~', (string) $reader->get_attribute( 'src' ), $of );
			self::assertIsString( $reader->get_attribute( 'alt' ) ?? null, $of );
			self::assertMatchesRegularExpression( '/^[1-9]\d*$/', (string) $reader->get_attribute( 'width' ), $of );
			self::assertLessThanOrEqual( 560, (int) $reader->get_attribute( 'width' ), $of );
			self::assertStringContainsString( 'max-width:100%', (string) $reader->get_attribute( 'style' ), $of );
		}
	}
}
