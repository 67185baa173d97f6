<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Modules\Modules_Module;
use Slipstream\Subscribers\Consent\Proof_Kind;
use Slipstream\Subscribers\Import\Import;
use Slipstream\Subscribers\Import\Import_State;
use Slipstream\Subscribers\Import\Mapping;
use Slipstream\Subscribers\Lists\Subscriber_Filter;
use Slipstream\Subscribers\Lists\Subscribers_Csv;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Subscribers_Case.php';

/**
 * Files come in once, with reasons for what does not, and nobody who has left comes back by one.
 */
final class Import_Test extends Subscribers_Case {

	protected const COMMITS = true;

	private const CONSENT = 'They ticked a box on our old site.';

	private function take( string $text, string $name = 'old.csv' ): Import {
		return $this->services()->import_service()->take( $name, $text, 1, '198.51.100.1' );
	}

	/** Imports a text to the end. */
	private function import( string $text, ?Mapping $mapping = null ): Import {
		$import = $this->take( $text );
		$this->services()->import_service()->start( $import, $mapping ?? $import->mapping, self::CONSENT );
		$this->run_jobs();
		return $this->now( $import );
	}

	private function now( Import $import ): Import {
		$found = $this->services()->imports()->find( $import->id );
		self::assertNotNull( $found );
		return $found;
	}

	/** @return array<int, string> Why rows were refused, by line. */
	private function refused( Import $import ): array {
		$reasons = array();
		foreach ( $this->services()->import_rows()->refused( $import->id, 1, 100 ) as $row ) {
			$reasons[ $row->line ] = $row->refusal?->value ?? '';
		}
		return $reasons;
	}

	public function test_a_file_makes_subscribers_and_says_why_others_are_none(): void {
		$this->subscribe( 'known@example.org' );
		$this->services()->departure()->leave( $this->subscribe( 'gone@example.org' ), Left_By::Person );
		$import = $this->import( "E-Mail;Vorname;Nachname\nAnn@Example.org;Ann;Smith\nknown@example.org;;\ngone@example.org;;\nno address;;\n;Bob;\nann@example.org;;\n\nnew@example.org;;Ürsel\n" );
		self::assertSame( Import_State::Done, $import->state );
		self::assertSame(
			array(
				3 => 'known',
				4 => 'left',
				5 => 'invalid',
				6 => 'empty',
				7 => 'twice',
			),
			$this->refused( $import )
		);
		$counts = $this->services()->import_rows()->counts( $import->id );
		self::assertSame( array( 7, 0, 2, 5 ), array( $counts['total'], $counts['waiting'], $counts['added'], $counts['refused'] ) );
		self::assertSame( array( 'Ann Smith', 'Ürsel' ), array( $this->known()?->name, $this->known( 'new@example.org' )?->name ) );
		self::assertFalse( $this->known( 'gone@example.org' )?->is_active() );
		self::assertSame( array(), array_filter( $this->mails, static fn ( array $mail ): bool => self::ANN === $mail['to'] ), 'Nobody is mailed.' );
	}

	public function test_what_the_owner_vouches_for_is_the_proof(): void {
		$this->import( 'ann@example.org' );
		$proofs = $this->services()->proofs()->of_email( self::ANN );
		self::assertCount( 1, $proofs );
		self::assertSame( array( Proof_Kind::Vouched, self::CONSENT, 'import: old.csv', 1, '198.51.100.1', 0 ), array( $proofs[0]->kind, $proofs[0]->agreed->text, $proofs[0]->agreed->form, $proofs[0]->user_id, $proofs[0]->asked->ip, $proofs[0]->confirmed->time ) );
	}

	public function test_it_does_not_begin_without_that_or_without_addresses_or_twice(): void {
		$import  = $this->take( "a@example.org\nb@example.org" );
		$service = $this->services()->import_service();
		$error   = static function ( \Closure $work ): string {
			try {
				$work();
			} catch ( Request_Error $error ) {
				return $error->error_code;
			}
			return '';
		};
		self::assertSame( 'import_no_consent', $error( fn () => $service->start( $import, $import->mapping, ' ' ) ) );
		self::assertSame( 'import_no_email', $error( fn () => $service->start( $import, new Mapping( -1 ), self::CONSENT ) ) );
		self::assertSame( '', $error( fn () => $service->start( $import, $import->mapping, self::CONSENT ) ) );
		self::assertSame( 'import_begun', $error( fn () => $service->start( $import, $import->mapping, self::CONSENT ) ) );
		self::assertSame( 'import_runs', $error( fn () => $service->remove( $import ) ) );
		$this->run_jobs();
		self::assertSame( '', $error( fn () => $service->remove( $import ) ) );
		self::assertSame( array( 2, 0 ), array( self::rows( 'subscribers' ), self::rows( 'subscriber_rows' ) ) );
		self::assertSame( 'import_empty', $error( fn () => $this->take( "\n\n" ) ) );
		self::assertSame( 'import_not_text', $error( fn () => $this->take( "PK\x03\x04x" ) ) );
		self::assertSame( 'import_too_large', $error( fn () => $this->take( str_repeat( 'a', 10 * MB_IN_BYTES + 1 ) ) ) );
	}

	public function test_what_is_stored_before_it_begins_is_a_preview_and_a_guess(): void {
		$import = $this->take( "First name,Newsletter,Email Address,Language\nAnn,yes,ann@example.org,de_DE\n" );
		self::assertSame( array( Import_State::Draft, ',', 'UTF-8' ), array( $import->state, $import->delimiter, $import->encoding ) );
		self::assertSame( array( 2, array( 0 ), 3, true ), array( $import->mapping->email, $import->mapping->name, $import->mapping->language, $import->mapping->has_header ) );
		self::assertSame( array( 'Ann', 'yes', self::ANN, 'de_DE' ), $this->services()->import_service()->preview( $import )[1]->cells );
		self::assertSame( 0, self::rows( 'subscribers' ) );
		self::assertSame( array( 0, false ), array( $this->take( "a@example.org,x\n" )->mapping->email, $this->take( "a@example.org,x\n" )->mapping->has_header ) );
		self::assertSame( 1, $this->take( "Kontakt,Adresse\nx,a@example.org\n" )->mapping->email, 'By what is in it.' );
	}

	public function test_nothing_of_a_file_is_kept_once_it_is_done_or_forgotten(): void {
		global $wpdb;
		$rows   = static fn (): string => (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_subscriber_rows" ) );
		$import = $this->import( "ann@example.org,Secret\nno address,Secret\n" );
		self::assertStringNotContainsString( 'Secret', $rows() );
		$this->take( 'bob@example.org,Secret' );
		self::assertStringContainsString( 'Secret', $rows() );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_imports SET created = created - " . ( DAY_IN_SECONDS + 1 ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertStringNotContainsString( 'Secret', $rows() );
		self::assertSame( array( 1, 2 ), array( self::rows( 'subscriber_imports' ), self::rows( 'subscriber_rows' ) ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_imports SET started = started - " . ( 30 * DAY_IN_SECONDS + 1 ) );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame( array( 0, 0 ), array( self::rows( 'subscriber_imports' ), self::rows( 'subscriber_rows' ) ) );
		self::assertSame( Import_State::Done, $import->state );
	}

	public function test_counts_are_exact_wherever_the_process_dies(): void {
		$this->subscribe( 'known@example.org' );
		$text   = "a@example.org\nknown@example.org\nb@example.org\nno\na@example.org\nc@example.org\n";
		$import = $this->take( $text );
		$this->services()->import_service()->start( $import, $import->mapping, self::CONSENT );
		$killed = array();
		do {
			self::assertLessThan( 99, count( $killed ) );
			// Each process comes a little further than the one before, or less far.
			$left  = 1 + count( $killed ) % 5;
			$where = '';
			$kill  = static function ( string $query ) use ( &$left, &$where ): string {
				if ( 1 === preg_match( '/^(INSERT|UPDATE|DELETE)\b.*?\bwptests_slipstream_(subscriber\w*)/s', $query, $found ) && 0 === --$left ) {
					$where = "$found[1] $found[2]";
					throw new RuntimeException( 'Killed.' );
				}
				return $query;
			};
			add_filter( 'query', $kill );
			$job = $this->services()->queue()->find( 'subscriber-import', (string) $import->id );
			self::assertNotNull( $job );
			try {
				$time = new Time_Budget( new System_Clock(), 20, static fn (): bool => true );
				do {
					$is_over = 'Done' === $this->services()->import_job()->step( $job, $time )->outcome->name;
				} while ( ! $is_over );
			} catch ( RuntimeException $error ) {
				self::assertSame( 'Killed.', $error->getMessage() );
			} finally {
				remove_filter( 'query', $kill );
			}
			$counts = $this->services()->import_rows()->counts( $import->id );
			self::assertSame( 6, $counts['waiting'] + $counts['added'] + $counts['refused'] );
			$killed = array_values( array_filter( array( ...$killed, $where ) ) );
		} while ( '' !== $where );
		self::assertContains( 'INSERT subscribers', $killed );
		self::assertContains( 'UPDATE subscriber_rows', $killed );
		$counts = $this->services()->import_rows()->counts( $import->id );
		self::assertSame( array( 3, 3, 0 ), array( $counts['added'], $counts['refused'], $counts['waiting'] ) );
		self::assertSame( array( 'invalid', 'known', 'twice' ), self::sorted( array_keys( $counts['reasons'] ) ) );
		self::assertSame( array( 4, 4 ), array( self::rows( 'subscribers' ), self::rows( 'subscriber_consents' ) ) );
	}

	/**
	 * @param list<string> $values
	 * @return list<string>
	 */
	private static function sorted( array $values ): array {
		sort( $values );
		return $values;
	}

	public function test_a_long_file_goes_on_step_by_step_also_if_nobody_was_woken(): void {
		$text = '';
		for ( $number = 1; $number <= 430; $number++ ) {
			$text .= "p$number@example.org\n";
		}
		$import = $this->take( $text );
		// The process dies once it has noted that it begins.
		$this->services()->imports()->start( $import, $import->mapping, self::CONSENT );
		do_action( Modules_Module::CLEAN_EVENT );
		$this->run_jobs();
		self::assertSame( Import_State::Done, $this->now( $import )->state );
		self::assertSame( 430, self::rows( 'subscribers' ) );
	}

	public function test_what_is_exported_comes_in_again_as_it_was(): void {
		$ids = array_map( static fn ( string $name ): int => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'Boats', 'Ships, & more' ) );
		Site_Settings::set( Subscribers_Settings::CATEGORIES, $ids );
		$people = array(
			array( 'plus+tag@example.org', '=HYPERLINK("x")', 'de_DE', array( $ids[1] ) ),
			array( "o'neil@example.org", "Zoë; \"Z\"\nLtd 🎉", '', array() ),
			array( '-dash@example.org', '-Ann', 'en_US', $ids ),
		);
		foreach ( $people as list( $email, $name, $language, $categories ) ) {
			$this->services()->subscribers()->add( new Joining( $email, 'test', $name, $language, $categories ) );
		}
		$export = function (): string {
			$stream = fopen( 'php://temp', 'w+b' );
			Subscribers_Csv::write( $stream, $this->services()->subscriber_list()->all( new Subscriber_Filter() ), $this->services()->categories() );
			rewind( $stream );
			return (string) stream_get_contents( $stream );
		};
		$file   = $export();
		self::assertStringContainsString( "'=HYPERLINK", $file );
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}slipstream_subscribers" );
		$import = $this->import( $file );
		self::assertSame( array(), $this->refused( $import ) );
		foreach ( $people as list( $email, $name, $language, $categories ) ) {
			$found = $this->known( $email );
			self::assertSame( array( $email, $name, $language, $categories ), array( $found?->email, $found?->name, $found?->language, $found?->categories ) );
		}
		self::assertSame( preg_replace( '/,[^,]*\r\n/', "\r\n", $file ), preg_replace( '/,[^,]*\r\n/', "\r\n", $export() ) );
	}

	public function test_categories_that_this_site_does_not_have_do_not_become_all(): void {
		$id = (int) wp_insert_term( 'Boats', 'category' )['term_id'];
		Site_Settings::set( Subscribers_Settings::CATEGORIES, array( $id ) );
		$import = $this->import( "Email,Categories\na@example.org,BOATS | Other\nb@example.org,Other\nc@example.org,\n" );
		self::assertSame( array( 3 => 'category' ), $this->refused( $import ) );
		self::assertSame( array( array( $id ), array() ), array( $this->known( 'a@example.org' )?->categories, $this->known( 'c@example.org' )?->categories ) );
	}
}
