<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Modules\Interfaces\Part_Of_Module;
use Slipstream\Modules\Modules_Module;
use Slipstream\Newsletter\Newsletter_Module;
use Slipstream\Newsletter\Publishing\Post_Meta;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Plugin;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Newsletter_Case.php';

/** What is sent by itself, and what never is. */
final class First_Publication_Test extends Newsletter_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->people( 2 );
	}

	private function assertWithheld( int $post_id, string $reason ): void {
		$this->pass( DAY_IN_SECONDS );
		self::assertSame( array(), $this->mailed() );
		$newsletter = $this->newsletter( $post_id );
		self::assertSame( array( Newsletter_State::Withheld, $reason ), array( $newsletter?->state, $newsletter?->reason->value ) );
	}

	public function test_a_post_is_sent_once_however_often_it_is_published(): void {
		$post = self::publish();
		$this->pass();
		$each = array(
			'reader1@example.org' => 1,
			'reader2@example.org' => 1,
		);
		self::assertSame( $each, $this->mailed() );
		foreach ( array( 'draft', 'publish', 'private', 'publish', 'publish' ) as $status ) {
			wp_update_post(
				array(
					'ID'          => $post,
					'post_status' => $status,
				)
			);
			$this->pass( 60 );
		}
		wp_trash_post( $post );
		wp_untrash_post( $post );
		wp_publish_post( $post );
		$this->pass( DAY_IN_SECONDS );
		self::assertSame( $each, $this->mailed() );
	}

	public function test_a_scheduled_post_is_sent_when_it_is_published(): void {
		$post = self::publish(
			array(
				'post_status'   => 'future',
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ),
			)
		);
		$this->pass();
		self::assertNull( $this->newsletter( $post ) );
		wp_publish_post( $post );
		$this->pass();
		self::assertSame( 2, count( $this->mailed() ) );
	}

	public function test_a_post_waits_for_the_time_that_its_author_chose(): void {
		$post = self::publish( array( 'meta_input' => array( Post_Meta::TIME => time() + HOUR_IN_SECONDS ) ) );
		$this->pass( 3000 );
		self::assertSame( array(), $this->mailed() );
		self::assertSame( Newsletter_State::Waiting, $this->newsletter( $post )->state ?? null );
		$this->pass( 700 );
		self::assertSame( 2, count( $this->mailed() ) );
	}

	public function test_an_author_decides(): void {
		$this->assertWithheld( self::publish( array( 'meta_input' => array( Post_Meta::WITHHELD => true ) ) ), 'author' );
	}

	public function test_the_site_decides_where_the_author_does_not(): void {
		Site_Settings::set( 'wpcom_newsletter_send_default', false );
		$this->assertWithheld( self::publish(), 'default' );
		$post = self::publish( array( 'meta_input' => array( Post_Meta::WITHHELD => false ) ) );
		$this->pass();
		self::assertSame( Newsletter_State::Sent, $this->newsletter( $post )->state ?? null );
	}

	public function test_what_was_chosen_in_the_same_request_of_the_editor_counts(): void {
		$this->sign_in( 'administrator' );
		Post_Meta::register();
		$category = wp_insert_term( 'For some', 'category' )['term_id'];
		update_option( 'wpcom_newsletter_categories', array( $category ) );
		update_option( 'wpcom_newsletter_categories_enabled', true );
		$this->people( 1, array( $category ), 'chosen' );
		$withheld = $this->rest(
			'POST',
			'/wp/v2/posts',
			array(
				'title'  => 'Not sent',
				'status' => 'publish',
				'meta'   => array( Post_Meta::WITHHELD => true ),
			)
		)->get_data()['id'];
		$this->assertWithheld( $withheld, 'author' );
		$sent = $this->rest(
			'POST',
			'/wp/v2/posts',
			array(
				'title'      => 'For some',
				'status'     => 'publish',
				'categories' => array( $category ),
			)
		)->get_data()['id'];
		$this->pass();
		self::assertSame( array( $category ), $this->newsletter( $sent )->categories ?? null );
	}

	public function test_old_posts_are_not_sent(): void {
		$this->assertWithheld( self::publish( array( 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 2 * DAY_IN_SECONDS ) ) ), 'old' );
	}

	public function test_a_post_from_the_trash_is_not_sent(): void {
		$post = self::publish( array( 'post_status' => 'draft' ) );
		wp_trash_post( $post );
		add_filter( 'wp_untrash_post_status', static fn (): string => 'publish' );
		wp_untrash_post( $post );
		remove_all_filters( 'wp_untrash_post_status' );
		self::assertSame( 'publish', get_post_status( $post ) );
		$this->assertWithheld( $post, 'old' );
	}

	public function test_a_post_with_a_password_is_not_sent(): void {
		$this->assertWithheld( self::publish( array( 'post_password' => 'secret' ) ), 'password' );
	}

	public function test_pages_are_not_sent(): void {
		$page = self::publish( array( 'post_type' => 'page' ) );
		$this->pass();
		self::assertNull( $this->newsletter( $page ) );
		self::assertSame( array(), $this->mailed() );
	}

	public function test_nothing_is_sent_while_the_newsletter_is_off(): void {
		Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), false );
		$ours = array_filter( Plugin::modules()->active( Part_Of_Module::class ), static fn ( object $module ): bool => $module instanceof Newsletter_Module );
		self::assertSame( array(), $ours );
		self::assertSame( 404, $this->rest( 'GET', '/slipstream/v1/newsletters' )->get_status() );
	}

	public function test_a_copy_of_the_site_sends_nothing(): void {
		$post = self::publish();
		$move = static fn (): string => 'https://copy.example';
		add_filter( 'option_home', $move );
		$this->pass();
		self::assertSame( array(), $this->mailed() );
		remove_filter( 'option_home', $move );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->pass();
		self::assertSame( 2, count( $this->mailed() ), (string) $post );
	}
}
