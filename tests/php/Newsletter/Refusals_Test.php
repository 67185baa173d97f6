<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use RuntimeException;
use Slipstream\Newsletter\Publishing\Post_Meta;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Newsletter\Sending\Reason;
use Slipstream\Plugin;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Tests\Failing_Statements;
use WP_Post;

require_once __DIR__ . '/Newsletter_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/** What must not be sent, though something failed or a lot of time has passed, and who must not see or send it. */
final class Refusals_Test extends Newsletter_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		$wpdb->suppress_errors( false );
		parent::tearDown();
	}

	public function test_a_choice_that_could_not_be_read_is_not_taken_for_none(): void {
		global $wpdb;
		$this->people( 1 );
		$post = self::publish(
			array(
				'post_status' => 'draft',
				'meta_input'  => array( Post_Meta::WITHHELD => true ),
			)
		);
		$wpdb->query( 'COMMIT' );
		$wpdb->suppress_errors( true );
		$break = function () use ( $post ): void {
			wp_cache_delete( $post, 'post_meta' );
			$this->break_statements( '/FROM \w*postmeta/' );
		};
		add_action( 'wp_after_insert_post', $break, 19 );
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'publish',
			)
		);
		remove_action( 'wp_after_insert_post', $break, 19 );
		$this->repair();
		$this->pass( 60 );
		self::assertSame( array(), $this->mailed() );
		self::assertNull( $this->newsletter( $post ), 'The editor offers to send it.' );
	}

	public function test_what_has_waited_too_long_is_not_sent_by_itself(): void {
		$this->people( 2 );
		$waiting = self::publish();
		$this->pass( 2 * DAY_IN_SECONDS );
		self::assertSame( Reason::Old, $this->newsletter( $waiting )->reason ?? null );
		update_option( 'slipstream_newsletter_per_minute', 1 );
		$sending = self::publish();
		$this->pass();
		self::assertCount( 1, $this->mails );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_newsletters SET worked = worked - 100000 WHERE worked > 0" );
		$this->pass( 70 );
		self::assertCount( 1, $this->mails );
		self::assertSame( Reason::Interrupted, $this->newsletter( $sending )->reason ?? null );
		$this->newsletter_services()->sending()->resume( $this->newsletter( $sending ) );
		$this->pass();
		self::assertCount( 2, $this->mails );
	}

	public function test_what_was_public_before_is_not_published_for_the_first_time(): void {
		$this->people( 1 );
		$post = self::publish();
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}slipstream_newsletters" );
		foreach ( array( 'draft', 'publish' ) as $status ) {
			wp_update_post(
				array(
					'ID'          => $post,
					'post_status' => $status,
				)
			);
		}
		$this->pass( 60 );
		self::assertSame( array(), $this->mailed() );
		self::assertSame( Newsletter_State::Withheld, $this->newsletter( $post )->state ?? null );
	}

	public function test_a_post_that_cannot_be_drawn_keeps_no_other_from_being_sent(): void {
		$this->people( 1 );
		$broken = self::publish();
		$good   = self::publish();
		$break  = static fn ( string $link, WP_Post $post ): string =>
			$broken === $post->ID ? throw new RuntimeException( 'Not drawn.' ) : $link;
		add_filter( 'post_link', $break, 10, 2 );
		$this->pass();
		remove_filter( 'post_link', $break );
		self::assertSame( Reason::Broken, $this->newsletter( $broken )->reason ?? null );
		self::assertSame( Newsletter_State::Sent, $this->newsletter( $good )->state ?? null );
		self::assertCount( 1, $this->newsletter_services()->checks()->all() );
	}

	public function test_people_see_and_send_what_they_may_edit_and_publish(): void {
		$this->people( 1 );
		$admin = $this->sign_in( 'administrator' );
		$other = self::publish(
			array(
				'post_status' => 'draft',
				'post_author' => $admin->ID,
			)
		);
		$this->sign_in( 'contributor' );
		foreach ( array( '', '/preview' ) as $what ) {
			self::assertSame( 403, $this->rest( 'GET', "/slipstream/v1/posts/$other/newsletter$what" )->get_status() );
		}
		self::assertSame( 403, $this->rest( 'POST', "/slipstream/v1/posts/$other/newsletter/test" )->get_status() );
		$this->sign_in( 'author' );
		wp_publish_post( $other );
		self::assertSame( 403, $this->rest( 'POST', "/slipstream/v1/posts/$other/newsletter" )->get_status() );
		$this->sign_in( 'editor' );
		$shown = $this->rest( 'GET', "/slipstream/v1/posts/$other/newsletter" )->get_data();
		self::assertSame( array( 1, 'waiting' ), array( $shown['audience'], $shown['newsletter']['state'] ) );
		self::assertSame( 409, $this->rest( 'POST', "/slipstream/v1/posts/$other/newsletter" )->get_status() );
		self::assertSame( 403, $this->rest( 'GET', '/slipstream/v1/newsletters' )->get_status() );
	}

	public function test_an_owner_works_with_newsletters_by_the_routes(): void {
		$this->people( 2 );
		update_option( 'slipstream_newsletter_per_minute', 1 );
		$post = self::publish();
		$this->pass();
		$this->sign_in( 'administrator' );
		list( $item ) = $this->rest( 'GET', '/slipstream/v1/newsletters' )->get_data();
		self::assertSame( array( 'sending', 2, 1, 1 ), array( $item['state'], $item['audience'], $item['emails']['sent'], $item['emails']['queued'] ) );
		$path = "/slipstream/v1/newsletters/{$item['id']}";
		self::assertSame( 'paused', $this->rest( 'POST', "$path/pause" )->get_data()['state'] );
		self::assertSame( 409, $this->rest( 'POST', "$path/pause" )->get_status() );
		self::assertSame( 'sending', $this->rest( 'POST', "$path/resume" )->get_data()['state'] );
		self::assertSame( 'stopped', $this->rest( 'POST', "$path/stop" )->get_data()['state'] );
		self::assertSame( 409, $this->rest( 'POST', "$path/send-again", array( 'state' => 'unsure' ) )->get_status() );
		self::assertSame( 400, $this->rest( 'POST', "$path/send-again", array( 'state' => 'sent' ) )->get_status() );
		self::assertSame( array(), $this->rest( 'GET', "$path/emails", array( 'state' => 'failed' ) )->get_data() );
		self::assertSame( gmdate( 'Y' ), substr( (string) $this->rest( 'GET', '/wpcom/v2/newsletter-email-sent-status', array( 'post_id' => $post ) )->get_data()['email_sent_at'], 0, 4 ) );
	}

	public function test_off_for_months_then_on_sends_nothing_old(): void {
		$this->people( 1 );
		$post   = self::publish();
		$module = Plugin::module( Subscribers_Module::class );
		Plugin::modules()->set( $module, false );
		$this->pass( 90 * DAY_IN_SECONDS );
		self::assertSame( array(), $this->mailed() );
		Plugin::modules()->set( $module, true );
		$this->newsletter_services()->sending()->wake();
		$this->pass();
		self::assertSame( array(), $this->mailed() );
		self::assertSame( Newsletter_State::Withheld, $this->newsletter( $post )->state ?? null );
	}
}
