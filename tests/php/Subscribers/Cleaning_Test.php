<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Modules\Modules_Module;
use Slipstream\Plugin;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Subscribers_Case.php';

/** What is kept for some time goes in time. */
final class Cleaning_Test extends Subscribers_Case {

	/** Lets days pass, then cleans. */
	private static function pass( int $days ): void {
		global $wpdb;
		$seconds = $days * DAY_IN_SECONDS;
		foreach ( array( 'sign_ups' => 'created, expires', 'consents' => 'created', 'texts' => 'created' ) as $table => $columns ) { // phpcs:ignore WordPress.Arrays
			foreach ( explode( ', ', $columns ) as $column ) {
				$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_$table SET $column = $column - $seconds" );
			}
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscribers SET ended = ended - $seconds WHERE ended > 0" );
		do_action( Modules_Module::CLEAN_EVENT );
	}

	public function test_strangers_are_forgotten_also_while_the_newsletter_is_off(): void {
		$this->sign_up();
		self::assertSame( 1, self::rows( 'subscriber_sign_ups' ) );
		Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), false );
		self::pass( 8 );
		self::assertSame( 0, self::rows( 'subscriber_sign_ups' ) );
	}

	public function test_a_text_goes_with_its_last_proof(): void {
		Site_Settings::set( Subscribers_Settings::CONSENT_YEARS, 0 );
		$this->services()->departure()->leave( $this->subscribe(), Left_By::Person );
		$texts = self::rows( 'subscriber_texts' );
		self::assertGreaterThan( 0, $texts );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( $texts, self::rows( 'subscriber_texts' ), 'Proofs refer to them.' );
		self::pass( 8 );
		self::assertSame( array( 0, 0 ), array( self::rows( 'subscriber_consents' ), self::rows( 'subscriber_texts' ) ) );
	}
}
