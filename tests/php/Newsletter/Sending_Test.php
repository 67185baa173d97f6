<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Newsletter\Newsletter_Settings;
use Slipstream\Newsletter\Sending\Deliveries;
use Slipstream\Newsletter\Sending\Delivery_State;
use Slipstream\Newsletter\Sending\Newsletter_State;
use Slipstream\Newsletter\Sending\Reason;
use Slipstream\Newsletter\Sending\Sender;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Newsletter_Case.php';

/** Each subscriber gets a post once or is accounted for, whatever happens on the way. */
final class Sending_Test extends Newsletter_Case {

	public function test_it_goes_to_the_subscribers_of_its_categories(): void {
		$news  = wp_insert_term( 'News letter', 'category' )['term_id'];
		$other = wp_insert_term( 'Other', 'category' )['term_id'];
		$plain = wp_insert_term( 'Not of the newsletter', 'category' )['term_id'];
		update_option( 'wpcom_newsletter_categories', array( $news, $other ) );
		update_option( 'wpcom_newsletter_categories_enabled', true );
		$this->people( 1, array(), 'all' );
		$this->people( 1, array( $news ), 'news' );
		$this->people( 1, array( $other ), 'other' );
		self::publish( array( 'post_category' => array( $news, $plain ) ) );
		$this->pass();
		self::assertSame( array( 'all1@example.org', 'news1@example.org' ), array_keys( $this->mailed() ) );
		$this->mails = array();
		self::publish( array( 'post_category' => array( $plain ) ) );
		$this->pass();
		self::assertSame( 3, count( $this->mailed() ) );
	}

	public function test_who_subscribes_later_does_not_get_it(): void {
		$this->people( 2 );
		update_option( Newsletter_Settings::PER_MINUTE, 1 );
		$post = self::publish();
		$this->pass();
		$this->services()->subscribers()->add( new Joining( 'late@example.org', 'late' ) );
		$this->pass( 70 );
		$this->pass( 70 );
		self::assertArrayNotHasKey( 'late@example.org', $this->mailed() );
		$this->assertBalanced( $post );
	}

	public function test_who_leaves_meanwhile_does_not_get_it(): void {
		$this->people( 2 );
		update_option( Newsletter_Settings::PER_MINUTE, 1 );
		$post = self::publish();
		$this->pass();
		self::assertSame( array( 'reader1@example.org' => 1 ), $this->mailed() );
		$this->services()->departure()->leave( $this->known( 'reader2@example.org' ), Left_By::Person );
		$this->pass( 70 );
		self::assertSame( array( 'reader1@example.org' => 1 ), $this->mailed() );
		self::assertSame(
			array(
				'sent'    => 1,
				'skipped' => 1,
			),
			self::sorted( $this->counts( $post ) )
		);
		$this->assertBalanced( $post );
	}

	public function test_it_goes_as_fast_as_the_owner_allows(): void {
		$this->people( 7 );
		update_option( Newsletter_Settings::PER_MINUTE, 3 );
		update_option( Newsletter_Settings::PER_HOUR, 5 );
		$post = self::publish();
		$sent = array();
		foreach ( array( 0, 30, 31, 61, 3600 ) as $seconds ) {
			$this->pass( $seconds );
			$sent[] = count( $this->mails );
		}
		self::assertSame( array( 3, 3, 5, 5, 7 ), $sent );
		$this->assertBalanced( $post );
	}

	public function test_it_stands_still_and_goes_on(): void {
		$this->people( 3 );
		update_option( Newsletter_Settings::PER_MINUTE, 1 );
		$post = self::publish();
		$this->pass();
		$sending = $this->newsletter_services()->sending();
		self::assertSame( Newsletter_State::Paused, $sending->pause( $this->newsletter( $post ) )->state );
		$this->pass( 70 );
		self::assertCount( 1, $this->mails );
		self::assertSame( array(), $this->newsletter_services()->checks()->all(), 'Someone wanted it.' );
		self::assertSame( Newsletter_State::Sending, $sending->resume( $this->newsletter( $post ) )->state );
		$this->pass();
		$this->pass( 70 );
		self::assertCount( 3, $this->mails );
		$this->assertBalanced( $post );
		$this->assertConflict( fn () => $sending->pause( $this->newsletter( $post ) ) );
		$this->assertConflict( fn () => $sending->resume( $this->newsletter( $post ) ) );
		$this->assertConflict( fn () => $sending->stop( $this->newsletter( $post ) ) );
	}

	public function test_it_is_stopped(): void {
		$this->people( 3 );
		update_option( Newsletter_Settings::PER_MINUTE, 1 );
		$post = self::publish();
		$this->pass();
		$this->newsletter_services()->sending()->stop( $this->newsletter( $post ) );
		$this->pass( 70 );
		$this->pass( 70 );
		self::assertCount( 1, $this->mails );
		self::assertSame(
			array(
				'sent'    => 1,
				'skipped' => 2,
			),
			self::sorted( $this->counts( $post ) )
		);
		$this->assertBalanced( $post, Newsletter_State::Stopped );
	}

	public function test_it_is_stopped_before_it_began(): void {
		$this->people( 1 );
		$post = self::publish();
		$this->newsletter_services()->sending()->stop( $this->newsletter( $post ) );
		$this->pass( 70 );
		self::assertSame( array(), $this->mails );
		$this->assertBalanced( $post, Newsletter_State::Stopped );
	}

	public function test_it_stands_still_while_the_post_is_not_public(): void {
		$this->people( 2 );
		update_option( Newsletter_Settings::PER_MINUTE, 1 );
		$post = self::publish();
		$this->pass();
		wp_update_post(
			array(
				'ID'          => $post,
				'post_status' => 'draft',
			)
		);
		$this->pass( 70 );
		self::assertCount( 1, $this->mails );
		self::assertSame( Reason::Unpublished, $this->newsletter( $post )->reason ?? null );
		wp_publish_post( $post );
		$this->newsletter_services()->sending()->resume( $this->newsletter( $post ) );
		$this->pass();
		self::assertCount( 2, $this->mails );
		$this->assertBalanced( $post );
	}

	public function test_a_mail_server_that_refuses_many_makes_it_stand_still(): void {
		$this->people( Sender::MOST_FAILURES + 3 );
		$this->is_mail_up = false;
		$post             = self::publish();
		$this->pass();
		self::assertSame( Reason::Failures, $this->newsletter( $post )->reason ?? null );
		self::assertSame( array( 'queued' => Sender::MOST_FAILURES + 3 ), $this->counts( $post ) );
		$checks = $this->newsletter_services()->checks()->all();
		self::assertSame( array( Health_Check::CRITICAL ), array_map( static fn ( Health_Check $check ): string => $check->status, $checks ) );
		$this->is_mail_up = true;
		$this->newsletter_services()->sending()->resume( $this->newsletter( $post ) );
		$this->pass( HOUR_IN_SECONDS );
		self::assertSame( Sender::MOST_FAILURES + 3, count( $this->mails ) );
		self::assertSame( array( 1 ), array_values( array_unique( $this->mailed() ) ) );
		$this->assertBalanced( $post );
	}

	public function test_who_is_refused_again_and_again_has_failed_and_can_be_tried_once_more(): void {
		$this->people( 2 );
		$refuse = static fn ( mixed $sent, array $mail ): mixed => 'reader1@example.org' === $mail['to'] ? false : $sent;
		add_filter( 'pre_wp_mail', $refuse, 30, 2 );
		$post   = self::publish();
		for ( $time = 0; $time < Sender::MOST_TRIES + 1; $time++ ) {
			$this->pass( 2 * HOUR_IN_SECONDS );
		}
		self::assertSame(
			array(
				'failed' => 1,
				'sent'   => 1,
			),
			self::sorted( $this->counts( $post ) )
		);
		$this->assertBalanced( $post );
		remove_filter( 'pre_wp_mail', $refuse, 30 );
		$this->mails = array();
		$this->newsletter_services()->sending()->send_again( $this->newsletter( $post ), Delivery_State::Failed );
		$this->pass();
		self::assertSame( array( 'reader1@example.org' => 1 ), $this->mailed() );
		self::assertSame( array( 'sent' => 2 ), $this->counts( $post ) );
		$this->assertBalanced( $post );
		$this->assertConflict( fn () => $this->newsletter_services()->sending()->send_again( $this->newsletter( $post ), Delivery_State::Failed ) );
		$this->pass();
		$this->assertBalanced( $post );
	}

	public function test_a_post_that_was_not_sent_can_be_sent_once(): void {
		$this->people( 2 );
		Site_Settings::set( 'wpcom_newsletter_send_default', false );
		$post    = self::publish();
		$sending = $this->newsletter_services()->sending();
		$sending->start( $post );
		$this->assertConflict( static fn () => $sending->start( $post ) );
		$this->pass();
		self::assertSame( array( 1, 1 ), array_values( $this->mailed() ) );
		$this->assertConflict( static fn () => $sending->start( $post ) );
		$this->assertBalanced( $post );
	}

	public function test_nobody_to_send_to_is_no_trouble(): void {
		$post = self::publish();
		$this->pass();
		$this->assertBalanced( $post );
		self::assertSame( 0, $this->newsletter( $post )->audience ?? null );
	}
}
