<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Modules_Module;
use Slipstream\Plugin;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Subscribers_Case.php';

/**
 * People get all that is stored of them, and what stays once they are erased is said.
 */
final class Privacy_Test extends Subscribers_Case {

	/** All that the tables have. */
	private static function all(): string {
		global $wpdb;
		$rows = array();
		foreach ( array_keys( Plugin::module( Subscribers_Module::class )->tables() ) as $table ) {
			$rows[] = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}$table" );
		}
		return (string) wp_json_encode( $rows );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	private static function erase( string $email ): array {
		return Plugin::module( Subscribers_Module::class )->personal_data()[0]->erase( $email, 1 );
	}

	public function test_all_that_is_stored_is_exported(): void {
		$_SERVER['REMOTE_ADDR'] = '198.51.100.4';
		$this->subscribe( self::ANN, '<b>Ann</b>' );
		$this->sign_up( 'bob@example.org', 'Bob' );
		$export = fn ( string $email ): string => (string) wp_json_encode( Plugin::module( Subscribers_Module::class )->personal_data()[0]->export( $email, 1 ), JSON_UNESCAPED_SLASHES );
		foreach ( array( '&lt;b&gt;Ann&lt;/b&gt;', '198.51.100.4', 'By subscribing', 'Confirm your subscription' ) as $text ) {
			self::assertStringContainsString( $text, $export( 'Ann@example.org' ) );
		}
		self::assertStringContainsString( 'Bob', $export( 'bob@example.org' ), 'Also before they confirm.' );
		self::assertSame( array( 'data' => array(), 'done' => true ), Plugin::module( Subscribers_Module::class )->personal_data()[0]->export( 'carl@example.org', 1 ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_erasing_says_what_stays(): void {
		$this->subscribe( self::ANN, 'Ann Smith' );
		$this->services()->import_service()->take( 'x.csv', "ann@example.org,Secret Ann\nbob@example.org,Bob\n", 1, '' );
		$said = self::erase( 'Ann@example.org' );
		self::assertSame( array( true, true, 2 ), array( $said['items_removed'], $said['items_retained'], count( $said['messages'] ) ) );
		self::assertStringContainsString( '3 years after the end of the year', $said['messages'][1] );
		self::assertStringNotContainsString( 'Smith', self::all() );
		self::assertStringNotContainsString( 'Secret', self::all() );
		self::assertStringContainsString( 'Bob', self::all() );
		self::assertFalse( $this->known()?->is_active() );
		self::assertSame( 1, substr_count( self::all(), self::ANN ), 'In the proof.' );
	}

	public function test_without_years_nothing_stays_but_the_hash(): void {
		Site_Settings::set( Subscribers_Settings::CONSENT_YEARS, 0 );
		$this->subscribe();
		$said = self::erase( self::ANN );
		self::assertCount( 1, $said['messages'] );
		self::assertStringNotContainsString( self::ANN, self::all() );
	}

	public function test_who_never_confirmed_is_gone_whole(): void {
		$this->sign_up();
		$said = self::erase( self::ANN );
		self::assertSame( array( true, false, array() ), array( $said['items_removed'], $said['items_retained'], $said['messages'] ) );
		self::assertStringNotContainsString( self::ANN, self::all() );
		self::assertSays( 'This link has expired', $this->confirm( $this->token() ), 410 );
		self::assertFalse( self::erase( self::ANN )['items_removed'] );
	}

	public function test_proofs_end_with_the_year_that_the_owner_has_chosen(): void {
		global $wpdb;
		$people = array();
		foreach ( array( 'stays', 'new', 'old' ) as $name ) {
			$people[ $name ] = $this->subscribe( "$name@example.org" );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_consents SET created = 1" );
		}
		foreach ( array( 'new', 'old' ) as $name ) {
			$this->services()->departure()->leave( $people[ $name ], Left_By::Person );
		}
		$year = (int) gmdate( 'Y' ) - 3;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscribers SET ended = " . gmmktime( 0, 0, 0, 1, 1, $year ) . " WHERE id = {$people['new']->id}" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscribers SET ended = " . ( gmmktime( 0, 0, 0, 1, 1, $year ) - 1 ) . " WHERE id = {$people['old']->id}" );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( 'stays@example.org', 'new@example.org' ), $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}slipstream_subscriber_consents ORDER BY id" ) );
	}

	public function test_health_tells_of_floods_and_of_mails_that_were_not_sent(): void {
		$health = static fn (): array => array_map(
			static fn ( Health_Check $check ): string => "$check->id $check->status",
			Plugin::module( Subscribers_Module::class )->health_checks()
		);
		self::assertSame( array(), $health() );
		add_filter( 'slipstream_subscribe_limits', static fn (): array => array( 'site' => 0 ) );
		$this->sign_up();
		self::assertSame( array( 'subscribers_flood critical' ), $health() );
		remove_all_filters( 'slipstream_subscribe_limits' );
		$this->forget_counts();
		$this->is_mail_up = false;
		$this->sign_up();
		for ( $time = 0; $time < 10; $time++ ) {
			$this->run_jobs( 2 * HOUR_IN_SECONDS );
		}
		self::assertSame( array( 'subscribers_mails_failed critical' ), $health() );
	}

	public function test_health_tells_of_a_key_that_was_lost(): void {
		$this->subscribe();
		self::assertSame( array(), Plugin::module( Subscribers_Module::class )->health_checks() );
		delete_option( Address_Key::OPTION );
		self::assertSame( array( 'subscribers_key' ), array_column( Plugin::module( Subscribers_Module::class )->health_checks(), 'id' ) );
	}

	public function test_the_benefit_tells_how_many_there_are(): void {
		self::assertSame( array(), Plugin::module( Subscribers_Module::class )->benefits() );
		$this->subscribe();
		self::assertSame( 1, Plugin::module( Subscribers_Module::class )->benefits()[0]->value );
	}
}
