<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter;

use Slipstream\Newsletter\Sending\Deliveries;
use Slipstream\Newsletter\Sending\Delivery_State;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscriber;

require_once __DIR__ . '/Newsletter_Case.php';

/** An email is in the hand of one process, and of nobody else after that. */
final class Claims_Test extends Newsletter_Case {

	public function test_what_was_in_the_hand_of_a_process_that_died_is_unsure_and_sent_by_someones_word_alone(): void {
		$this->people( 3 );
		$post = self::publish();
		$died = false;
		$die  = static function ( mixed $sent, array $mail ) use ( &$died ): mixed {
			$died = 'reader2@example.org' === $mail['to'];
			return $sent;
		};
		// As if the process ended once the mail server had it: nothing is stored of that.
		$stop = static function ( string $query ) use ( &$died ): string {
			return $died && str_contains( $query, 'newsletter_deliveries' ) && str_contains( $query, "SET state = 'sent'" ) ? 'SELECT 1' : $query;
		};
		add_filter( 'pre_wp_mail', $die, 30, 2 );
		add_filter( 'query', $stop );
		$this->pass();
		remove_filter( 'query', $stop );
		remove_filter( 'pre_wp_mail', $die, 30 );
		self::assertSame( 1, $this->counts( $post )['claimed'] ?? 0 );
		$this->pass( 60 );
		self::assertSame( 1, $this->counts( $post )['claimed'] ?? 0, 'It may still be alive.' );
		$this->pass( Deliveries::LEASE + 10 );
		$this->pass( Deliveries::LEASE + 10 );
		self::assertSame(
			array(
				'sent'   => 2,
				'unsure' => 1,
			),
			self::sorted( $this->counts( $post ) )
		);
		$this->assertBalanced( $post );
		self::assertSame( array( 1, 1, 1 ), array_values( $this->mailed() ) );
		$this->newsletter_services()->sending()->send_again( $this->newsletter( $post ), Delivery_State::Unsure );
		$this->pass();
		self::assertSame( 2, $this->mailed()['reader2@example.org'], 'By the owner’s word.' );
		$this->assertBalanced( $post );
	}

	public function test_two_processes_do_not_send_the_same(): void {
		list( $reader )   = $this->people( 1 );
		$this->is_mail_up = false;
		$post             = self::publish();
		$this->pass();
		$this->pass( HOUR_IN_SECONDS );
		$deliveries = $this->newsletter_services()->deliveries();
		$newsletter = $this->newsletter( $post );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_newsletter_deliveries SET due = 0" );
		list( $delivery ) = $deliveries->due( $newsletter->id, 9 );
		self::assertTrue( $deliveries->claim( $delivery, $newsletter, $this->known( $reader->email ) ) );
		self::assertFalse( $deliveries->claim( $delivery, $newsletter, $this->known( $reader->email ) ) );
		$deliveries->end( $delivery, Delivery_State::Queued );
		self::assertFalse( $deliveries->claim( $delivery, $newsletter, $this->known( $reader->email ) ), 'It was read before the other one had tried.' );
	}

	public function test_who_changes_between_reading_and_sending_is_read_again(): void {
		list( $reader )   = $this->people( 1 );
		$this->is_mail_up = false;
		$post             = self::publish();
		$this->pass();
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}slipstream_newsletter_deliveries SET due = 0" );
		$deliveries = $this->newsletter_services()->deliveries();
		$newsletter = $this->newsletter( $post );
		$before     = $this->known( $reader->email );
		self::assertInstanceOf( Subscriber::class, $before );
		$this->services()->departure()->leave( $before, Left_By::Person );
		list( $delivery ) = $deliveries->due( $newsletter->id, 9 );
		self::assertFalse( $deliveries->claim( $delivery, $newsletter, $before ) );
	}
}
