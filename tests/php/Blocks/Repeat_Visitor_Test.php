<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Tests\Block_Case;
use WP_Query;

/**
 * Renders real blocks as a page does. What the browser decides is in the browser tests.
 */
final class Repeat_Visitor_Test extends Block_Case {

	private const SAVED = '<div class="wp-block-jetpack-repeat-visitor alignwide"><div class="wp-block-jetpack-repeat-visitor__inner-container"><p>Welcome</p></div></div>';

	protected static function block(): string {
		return 'repeat-visitor';
	}

	public function test_the_page_is_the_same_for_everybody_and_sets_no_cookie(): void {
		$_COOKIE['jp-visit-counter'] = '7';
		$with                        = $this->render( array(), self::SAVED );
		unset( $_COOKIE['jp-visit-counter'] );
		self::assertSame( $with, $this->render( array(), self::SAVED ) );
		self::assertSame(
			array(),
			array_filter( headers_list(), static fn ( string $header ): bool => 0 === stripos( $header, 'set-cookie' ) )
		);
	}

	public function test_without_a_script_one_is_here_for_the_first_time(): void {
		$after = $this->render( array(), self::SAVED );
		self::assertMatchesRegularExpression(
			'/^<div [^>]*\bhidden\b[^>]*class="wp-block-jetpack-repeat-visitor alignwide"/',
			$after
		);
		self::assertStringContainsString( 'data-slipstream-visits="after-visits:3"', $after );
		$before = $this->render(
			array(
				'criteria'  => 'before-visits',
				'threshold' => 1,
			),
			self::SAVED
		);
		self::assertDoesNotMatchRegularExpression( '/^<div [^>]*\bhidden\b/', $before );
		self::assertStringContainsString( 'data-slipstream-visits="before-visits:1"', $before );
	}

	public function test_everybody_is_counted_but_in_a_preview(): void {
		global $wp_query;
		foreach ( array( '', 'subscriber', 'administrator' ) as $role ) {
			'' === $role ? wp_set_current_user( 0 ) : $this->sign_in( $role );
			self::assertStringContainsString(
				'data-slipstream-counts="always"',
				$this->render( array(), self::SAVED ),
				$role
			);
		}
		$wp_query->is_preview = true;
		$preview              = $this->render( array(), self::SAVED );
		$wp_query->is_preview = false;
		self::assertStringNotContainsString( 'data-slipstream-counts', $preview );
		self::assertStringContainsString( 'data-slipstream-visits', $preview );
	}

	public function test_sites_that_ask_for_consent_say_so(): void {
		add_filter( 'slipstream_asks_consent', '__return_true' );
		self::assertStringContainsString( 'data-slipstream-counts="ask"', $this->render( array(), self::SAVED ) );
		remove_filter( 'slipstream_asks_consent', '__return_true' );
	}

	public function test_a_feed_has_what_a_new_reader_sees_and_no_script(): void {
		global $wp_query;
		$query             = $wp_query;
		$wp_query          = new WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As a request for a feed does.
		$wp_query->is_feed = true;
		$after             = $this->render( array(), self::SAVED );
		$before            = $this->render( array( 'criteria' => 'before-visits' ), self::SAVED );
		$wp_query          = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back.
		self::assertSame( '', $after );
		self::assertSame( self::SAVED, $before );
	}

	public function test_a_page_s_filters_leave_the_script_and_the_text_after_it_alone(): void {
		$html = apply_filters( 'the_content', get_comment_delimited_block_content( 'jetpack/repeat-visitor', array(), self::SAVED ) . '<p>"quoted"</p>' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Core's own.
		self::assertStringContainsString( "b.hidden=r[0]=='before-visits'==n>=+r[1]", $html );
		self::assertStringContainsString( '&#8220;quoted&#8221;', $html );
	}

	public function test_junk_is_harmless(): void {
		foreach ( array_merge( self::HOSTILE, array( array( 1 ), true, -5, null, 1e99 ) ) as $value ) {
			$html = $this->render(
				array_fill_keys( array( 'criteria', 'threshold' ), $value ) + self::class_name( $value ),
				self::SAVED
			);
			self::assertMatchesRegularExpression( '/data-slipstream-visits="after-visits:\d+"/', $html );
		}
		self::assertSame( '', trim( $this->render( array(), '' ) ) );
		self::assertSame( 'text', trim( $this->render( array(), 'text' ) ) );
	}
}
