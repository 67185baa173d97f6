<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Paid_Content;

use Slipstream\Paid_Content\Deactivation_Note;
use Slipstream\Paid_Content\Marks\Post_Marks;
use WP_Query;

require_once __DIR__ . '/Paid_Content_Case.php';

/** What is stored beside a post, and what a post that was shown can do. */
final class Marks_Test extends Paid_Content_Case {

	public function test_what_a_post_contains_is_worked_out_each_time_and_the_choice_never(): void {
		$post = $this->post( self::forms()['paywall in groups'] );
		self::assertSame( '1', get_post_meta( $post->ID, Post_Marks::PAYWALLED, true ) );
		self::assertSame( '', get_post_meta( $post->ID, Post_Marks::PAID, true ) );
		wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => wp_slash(
					strtr(
						self::forms()['container']['content'],
						array( '%PLAN%' => '1' )
					)
				),
			)
		);
		self::assertSame( '', get_post_meta( $post->ID, Post_Marks::PAYWALLED, true ) );
		self::assertSame( '1', get_post_meta( $post->ID, Post_Marks::PAID, true ) );
		self::assertSame( 'subscribers', get_post_meta( $post->ID, '_jetpack_newsletter_access', true ) );
		update_post_meta( $post->ID, Post_Marks::PAID, '' );
		wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => 'Open.',
			)
		);
		self::assertFalse( metadata_exists( 'post', $post->ID, Post_Marks::PAID ) );
		self::assertSame( 'subscribers', get_post_meta( $post->ID, '_jetpack_newsletter_access', true ) );
	}

	public function test_searches_find_open_words_only(): void {
		$post = $this->post( self::forms()['paywall in groups'] );
		self::assertStringContainsString( "post-$post->ID", Doors::search( self::WORDS['OPEN_WORDS'] ) );
		self::assertStringNotContainsString( "post-$post->ID", Doors::search( self::WORDS['LOCKED_WORDS'] ) );
		update_post_meta( $post->ID, '_jetpack_newsletter_access', 'everybody' );
		self::assertStringContainsString( self::WORDS['LOCKED_WORDS'], Doors::in_loop( $post, static fn () => the_content() ) );
		$this->sign_in( 'editor' );
		self::assertStringContainsString( "post-$post->ID", Doors::search( self::WORDS['LOCKED_WORDS'] ) );
	}

	public function test_a_killed_process_leaves_no_words_that_are_locked_now(): void {
		$post = $this->post(
			array(
				'content' => self::forms()['paywall']['content'],
				'level'   => 'subscribers',
			)
		);
		do_action( 'pre_post_update', $post->ID, array() );
		self::assertSame( '', get_post_meta( $post->ID, Post_Marks::OPEN_WORDS, true ) );
		self::assertStringNotContainsString( "post-$post->ID", Doors::search( self::WORDS['OPEN_WORDS'] ) );
		self::assertStringNotContainsString( "post-$post->ID", Doors::search( self::WORDS['LOCKED_WORDS'] ) );
	}

	public function test_storing_what_a_page_shows_loses_nothing(): void {
		foreach ( array( 'container', 'paywall', 'post for subscribers' ) as $form ) {
			$post = $this->post( self::forms()[ $form ] );
			Doors::in_loop(
				$post,
				static function (): void {
					$GLOBALS['post']->post_title = 'Another title';
					wp_update_post( wp_slash( $GLOBALS['post']->to_array() ) );
				}
			);
			clean_post_cache( $post->ID );
			self::assertSame( $post->post_content, get_post( $post->ID )->post_content, $form );
			self::assertSame( 'Another title', get_post( $post->ID )->post_title );
		}
	}

	public function test_what_a_page_shows_is_not_what_editors_find_in_the_cache(): void {
		$post = $this->post( self::forms()['container'] );
		wp_cache_flush();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$shown                   = $GLOBALS['wp_the_query']->query(
			array(
				'posts_per_page' => -1,
				'post_type'      => 'post',
			)
		);
		self::assertLocked( implode( ' ', array_column( $shown, 'post_content' ) ) );
		self::assertSame( $post->post_content, get_post( $post->ID )->post_content );
	}

	public function test_deactivation_says_how_many_posts_become_public(): void {
		self::assertSame( '', Deactivation_Note::text() );
		foreach ( array( 'container', 'paywall', 'paywall in a synced pattern', 'post for paid subscribers' ) as $form ) {
			$this->post( self::forms()[ $form ] );
		}
		$this->post( array( 'content' => 'Open for all.' ) );
		self::assertStringContainsString( '4 posts', Deactivation_Note::text() );
	}

	public function test_a_search_by_an_author_finds_no_locked_words_of_others(): void {
		$post = $this->post( self::forms()['container'] );
		$this->sign_in( 'author' );
		self::assertStringNotContainsString( "post-$post->ID", Doors::search( self::WORDS['LOCKED_WORDS'] ) );
	}
}
