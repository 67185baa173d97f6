<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Files;

use Slipstream\Forms\Files\File_Site;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Files\Quarantine;
use Slipstream\Forms\Forms_Privacy;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Tests\Forms\Forms_Case;

require_once __DIR__ . '/Stored_Files.php';
require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * Files go when nobody needs them, and never before.
 */
final class Files_Test extends Forms_Case {

	use Stored_Files;

	public function test_a_database_that_errs_owns_no_file_and_loses_none(): void {
		$folder = $this->response_with_file();
		$this->age( $folder, 3 );
		$old = $this->response_with_file();
		$this->backdate( $this->owner( $old ) );
		add_filter( 'slipstream_form_retention_days', static fn (): int => 30 );
		$said = $this->while_failing( '_slipstream_form_folder', fn () => $this->clean() );
		self::assertFileExists( $this->file( $folder ), 'It was not even put aside.' );
		self::assertStringContainsString( 'database did not answer', $said );
		self::assertSame( 1, $this->responses(), 'What else there is to do is done.' );
		self::assertFileExists( $this->file( $old ), 'Another response may have it: nobody knows now.' );
		$this->clean();
		self::assertFileExists( $this->file( $folder ) );
	}

	public function test_a_file_without_a_response_goes_in_two_steps(): void {
		$alone = $this->lonely_file();
		$this->clean();
		self::assertFileExists( $this->file( $alone ), 'It may belong to somebody who is still writing.' );
		$this->age( $alone, 2 );
		$this->clean();
		self::assertFileDoesNotExist( $this->file( $alone ) );
		$this->clean();
		self::assertSame(
			$this->file( $alone ),
			File_Store::find( $alone, $this->id ),
			'Who asks for it has it back.'
		);
		self::assertFileExists( $this->file( $alone ) );
		$this->age( $alone, 2 );
		$this->clean();
		$this->age( "quarantine/$alone", 2 );
		$this->clean();
		self::assertNull( File_Store::find( $alone, $this->id ) );
		self::assertSame( array(), (array) glob( File_Store::base() . '/quarantine/*' ) );
	}

	public function test_a_file_that_was_put_aside_by_mistake_comes_back(): void {
		$folder = $this->response_with_file();
		$this->age( $folder, 2 );
		// A database that has just been restored, say, without its newest rows.
		update_post_meta( $this->owner( $folder ), Feedback_Store::FOLDER, str_repeat( 'f', 32 ) );
		$this->clean();
		self::assertFileDoesNotExist( $this->file( $folder ) );
		add_post_meta( $this->response()->post->ID, Feedback_Store::FOLDER, $folder );
		$this->age( "quarantine/$folder", 5 );
		$this->clean();
		self::assertFileExists( $this->file( $folder ) );
	}

	public function test_folders_of_another_site_are_left_alone(): void {
		$foreign  = $this->lonely_file();
		$unmarked = $this->lonely_file();
		$empty    = str_repeat( 'e', 32 );
		mkdir( File_Store::base() . "/$empty" );
		array_map( 'unlink', (array) glob( File_Store::base() . "/$unmarked/*.site" ) );
		rename(
			File_Store::base() . "/$foreign/" . File_Site::marker(),
			File_Store::base() . "/$foreign/0123456789abcdef.site"
		);
		foreach ( array( $foreign, $unmarked, $empty ) as $folder ) {
			$this->age( $folder, 9 );
		}
		$this->clean();
		self::assertFileExists( $this->file( $foreign ), 'The other site knows whose it is.' );
		self::assertFileExists( $this->file( $unmarked ), 'Nobody knows who made it.' );
		self::assertDirectoryDoesNotExist( File_Store::base() . "/$empty" );

		// The copy of a site has its responses, too, and whoever tries something out there deletes them.
		$owned = $this->response_with_file();
		add_filter( 'pre_option_home', array( $this, 'staging' ) );
		wp_delete_post( $this->owner( $owned ), true );
		remove_filter( 'pre_option_home', array( $this, 'staging' ) );
		self::assertFileExists( $this->file( $owned ) );
	}

	/** The address of a copy of the site. */
	public function staging(): string {
		return 'https://staging.example.test';
	}

	public function test_a_site_that_has_moved_says_so(): void {
		add_filter( 'pre_option_home', array( $this, 'staging' ) );
		$folder = $this->response_with_file();
		remove_filter( 'pre_option_home', array( $this, 'staging' ) );
		self::assertTrue( File_Site::is_foreign( File_Store::base() . "/$folder" ) );
		add_filter(
			'slipstream_form_file_addresses',
			static fn (): array => array( 'http://www.staging.example.test/' )
		);
		wp_delete_post( $this->owner( $folder ), true );
		remove_all_filters( 'slipstream_form_file_addresses' );
		self::assertFileDoesNotExist( $this->file( $folder ) );
	}

	public function test_who_erases_personal_data_learns_of_files_that_stay(): void {
		$this->publish( self::CONTACT );
		$this->send(
			array(
				'name'  => 'Ann',
				'email' => 'ann@example.org',
			)
		);
		add_filter( 'pre_option_home', array( $this, 'staging' ) );
		$folder = $this->lonely_file();
		remove_filter( 'pre_option_home', array( $this, 'staging' ) );
		add_post_meta( $this->response()->post->ID, Feedback_Store::FOLDER, $folder );
		add_post_meta(
			$this->response()->post->ID,
			Feedback_Store::FILES,
			array( $this->id => array( 'folder' => $folder ) )
		);
		$answer = ( new Forms_Privacy() )->erase( 'ann@example.org' );
		self::assertSame( array( true, true ), array( $answer['items_removed'], $answer['items_retained'] ) );
		self::assertStringContainsString( 'slipstream_form_file_addresses', implode( $answer['messages'] ) );
	}

	public function test_more_folders_need_no_more_queries(): void {
		$queries = array();
		foreach ( array( 5, 200 ) as $count ) {
			for ( $made = 0; $made < $count; $made++ ) {
				$this->age( $this->lonely_file(), 2 );
			}
			$before = $GLOBALS['wpdb']->num_queries;
			self::assertTrue( Quarantine::sweep( microtime( true ) + 60 ) );
			$queries[] = $GLOBALS['wpdb']->num_queries - $before;
		}
		self::assertSame( array( 1, 1 ), $queries );
		self::assertCount( 205, (array) glob( File_Store::base() . '/quarantine/*' ) );
	}

	public function test_a_file_that_two_responses_have_goes_with_the_second(): void {
		$folder = $this->response_with_file();
		$first  = $this->owner( $folder );
		$other  = $this->response_with_file();
		$second = $this->owner( $other );
		add_post_meta( $second, Feedback_Store::FOLDER, $folder );
		wp_delete_post( $first, true );
		self::assertFileExists( $this->file( $folder ) );
		wp_delete_post( $second, true );
		self::assertFileDoesNotExist( $this->file( $folder ) );
	}

	public function test_a_response_that_cannot_be_deleted_keeps_its_file(): void {
		$folder = $this->response_with_file();
		$id     = $this->owner( $folder );
		$this->while_failing( "DELETE FROM `{$GLOBALS['wpdb']->posts}`", static fn () => wp_delete_post( $id, true ) );
		self::assertSame( 1, $this->responses() );
		self::assertFileExists( $this->file( $folder ) );
	}

	public function test_of_a_flood_of_spam_the_newest_files_stay(): void {
		$made = array();
		foreach ( array( 'spam', 'publish', 'spam', 'spam' ) as $status ) {
			$folder = $this->response_with_file();
			$id     = $this->owner( $folder );
			$file   = array( 'size' => 5 ) + compact( 'folder' );
			add_post_meta( $id, Feedback_Store::FILES, array( $this->id => $file ) );
			wp_update_post(
				array(
					'ID'          => $id,
					'post_status' => $status,
				)
			);
			$made[] = $folder;
		}
		add_filter( 'slipstream_form_spam_bytes', static fn (): int => 10 );
		$this->while_failing( '_slipstream_form_files', fn () => $this->clean() );
		self::assertCount( 4, array_filter( $made, fn ( string $folder ): bool => is_file( $this->file( $folder ) ) ) );
		$this->clean();
		remove_all_filters( 'slipstream_form_spam_bytes' );
		self::assertSame(
			array( false, true, true, true ),
			array_map( fn ( string $folder ): bool => is_file( $this->file( $folder ) ), $made )
		);
		self::assertSame( 4, $this->responses(), 'What was written stays.' );
	}

	public function test_a_full_disk_leaves_nothing_half(): void {
		$file = array(
			'name' => 'a.txt',
			'type' => 'text/plain',
			'size' => 1000,
		);
		self::assertNull(
			File_Store::put(
				$file,
				static fn ( string $path ): bool => 500 === file_put_contents( $path, str_repeat( 'x', 500 ) )
			)
		);
		self::assertNull( File_Store::put( $file, '__return_false' ( ... ) ) );
		self::assertSame(
			array(),
			glob( File_Store::base() . '/{????????????????????????????????,unfinished/*/*}', GLOB_BRACE )
		);
		add_filter( 'slipstream_form_spare_bytes', static fn (): int => PHP_INT_MAX );
		self::assertNull(
			File_Store::put(
				array( 'size' => 1 ) + $file,
				static fn ( string $path ) => file_put_contents( $path, 'x' )
			),
			'The last bytes are the site\'s.'
		);
		remove_all_filters( 'slipstream_form_spare_bytes' );
		file_put_contents( File_Store::base() . '/.htaccess', '' );
		$this->lonely_file();
		self::assertStringContainsString(
			'denied',
			(string) file_get_contents( File_Store::base() . '/.htaccess' ),
			'An empty file would let everybody in.'
		);
	}
}
