<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Files;

use Slipstream\Forms\Definition\Form;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\Cleanup_Events;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Sending\Feedback_Writer;
use Slipstream\Http\Request_Error;
use Slipstream\Tests\Forms\Forms_Case;

require_once __DIR__ . '/Stored_Files.php';
require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * They are kept for as long as somebody needs to correct a form, and take no more room than a site can bear.
 */
final class Unfinished_Files_Test extends Forms_Case {

	use Stored_Files;

	private const CONTENT = '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-file {"label":"File","maxfiles":3} /--></div><!-- /wp:jetpack/contact-form -->';

	private File_Store $files;
	private Visitor $visitor;

	protected function setUp(): void {
		parent::setUp();
		$this->files   = new File_Store( $this->tokens() );
		$this->visitor = new Visitor( '203.0.113.7' );
		$this->publish( self::CONTENT );
	}

	/**
	 * The page's form, with what was sent.
	 *
	 * @param array<string, mixed> $values What was sent, by label's slug.
	 */
	private function form( array $values = array() ): Form {
		$values    = $this->fill( $values );
		$reference = $this->tokens()->read( $values['jetpack_contact_form_jwt'] );
		self::assertNotNull( $reference );
		$form = $this->forms->build( $reference, new Submission_Attempt( $values ) );
		self::assertNotNull( $form );
		return $form;
	}

	private function field( Form $form ): Field {
		return $form->fields()[1];
	}

	/**
	 * Keeps files as an attempt that fails does; gives the references that the page then has.
	 *
	 * @param list<string> $contents What is in them.
	 * @return list<string>
	 */
	private function keep( array $contents, ?Form $form = null, ?Visitor $visitor = null ): array {
		$form             ??= $this->form();
		$field_value        = new Field_Value( $this->field( $form ) );
		$field_value->files = array_map(
			function ( string $content ): array {
				$folder = $this->lonely_file( $content );
				return array(
					'id'     => $this->ids[ $folder ],
					'folder' => $folder,
					'name'   => "$content.txt",
					'type'   => 'text/plain',
					'size'   => strlen( $content ),
				);
			},
			$contents
		);
		$this->files->keep( $form, array( $field_value ), $visitor ?? $this->visitor );
		return array_column( $form->attempt->kept_files[ $this->field( $form )->name ], 'token' );
	}

	/** Lets files have been kept some minutes ago. */
	private function wait( int $minutes ): void {
		foreach ( (array) glob( File_Store::base() . '/unfinished/*/*' ) as $path ) {
			$parts = explode( '.', basename( (string) $path ), 2 );
			rename( (string) $path, dirname( (string) $path ) . '/' . ( (int) $parts[0] - 60 * $minutes ) . '.' . $parts[1] );
		}
	}

	/** A reference as it was given some minutes ago. */
	private function older( string $reference, int $minutes ): string {
		$data          = $this->tokens()->open( 'file', $reference );
		$data['time'] -= 60 * $minutes;
		return $this->tokens()->seal( 'file', $data );
	}

	/** @return list<string> */
	private function folders(): array {
		return array_values( array_filter( array_map( 'basename', (array) glob( File_Store::base() . '/*', GLOB_ONLYDIR ) ), array( File_Store::class, 'is_name' ) ) );
	}

	public function test_a_kept_file_is_sent_again_and_then_belongs_to_the_response(): void {
		list( $reference ) = $this->keep( array( 'one' ) );
		$answers           = array(
			'name'      => 'Ann',
			'file-kept' => array( $reference ),
		);
		self::assertSame( 200, $this->send( $answers )->get_status() );
		self::assertSame( array( 'one.txt' ), array_column( $this->response()->fields()[1]['files'], 'name' ) );
		self::assertSame( array(), (array) glob( File_Store::base() . '/unfinished/*/*' ), 'Nothing waits any more.' );
		$this->wait( 100 );
		$this->clean();
		self::assertCount( 1, $this->folders() );
	}

	public function test_a_form_that_is_sent_once_more_has_its_own_copy(): void {
		list( $reference ) = $this->keep( array( 'one' ) );
		foreach ( array( 'Ann', 'Anna' ) as $name ) {
			self::assertSame(
				200,
				$this->send(
					array(
						'name'      => $name,
						'file-kept' => array( $reference ),
					)
				)->get_status()
			);
		}
		$second = $this->response();
		self::assertSame( array( 'one.txt' ), array_column( $second->fields()[1]['files'], 'name' ) );
		$first = get_posts(
			array(
				'post_type' => Feedback_Store::TYPE,
				'exclude'   => array( $second->post->ID ),
			)
		)[0];
		wp_delete_post( $first->ID, true );
		foreach ( $second->stored_files() as $id => $file ) {
			self::assertSame( 'one', file_get_contents( (string) File_Store::find( $file['folder'], (string) $id ) ) );
		}
	}

	public function test_a_table_that_takes_few_characters_loses_neither_a_file_nor_a_word(): void {
		global $wpdb;
		// A smiling face, one of Chinese beyond the first plane, and a heart of the first.
		list( $reference ) = $this->keep( array( '😀𠮷❤' ) );
		$charset           = static fn ( mixed $known, string $table ): mixed => in_array( $table, array( $wpdb->posts, $wpdb->postmeta ), true ) ? 'utf8mb3' : $known;
		add_filter( 'pre_get_col_charset', $charset, 10, 2 );
		$status            = $this->send(
			array(
				'name'      => 'Ann 😀𠮷',
				'file-kept' => array( $reference ),
			)
		)->get_status();
		self::assertSame( 200, $status );
		$response = $this->response();
		Feedback_Writer::note( $response->post->ID, 'failed', 1, 'No mailbox 𠮷' );
		$this->sign_in( 'editor' );
		foreach ( array( 'Ann 😀𠮷', '𠮷❤' ) as $search ) {
			self::assertSame( array( $response->post->ID ), array_column( $this->rest( 'GET', '/wp/v2/feedback', compact( 'search' ) )->get_data(), 'id' ), $search );
		}
		remove_filter( 'pre_get_col_charset', $charset );
		self::assertSame( '😀𠮷❤.txt', current( $response->stored_files() )['name'] );
		self::assertSame( '😀𠮷❤.txt', $response->fields()[1]['files'][0]['name'] );
		self::assertSame( 'Ann 😀𠮷', $response->fields()[0]['display'] );
		self::assertSame( 'failed', $response->notification()['state'] );
		$meta = $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d", $response->post->ID ) );
		self::assertSame( 0, preg_match( '/[\x{10000}-\x{10FFFF}]/u', $response->post->post_title . $response->post->post_excerpt . $response->post->post_content . implode( $meta ) ) );
	}

	public function test_files_of_earlier_versions_are_read(): void {
		$file = array(
			'folder' => 'f',
			'name'   => 'Größe 😀.txt',
			'type'   => 'text/plain',
			'size'   => 3,
		);
		self::assertSame( array( 'a' => $file ), Feedback_Store::unpack_files( array( 'a' => $file ) ) );
		self::assertSame( array( 'a' => $file ), Feedback_Store::unpack_files( Feedback_Store::pack_files( array( 'a' => $file ) ) ) );
		self::assertSame( array(), Feedback_Store::unpack_files( '' ) );
	}

	public function test_a_file_that_is_kept_no_longer_is_told(): void {
		list( $one, $two ) = $this->keep( array( 'one', 'two' ) );
		File_Store::remove( (string) $this->tokens()->open( 'file', $two )['folder'] );
		foreach ( array( $this->older( $one, 61 ), $two ) as $at => $reference ) {
			$answer = $this->send(
				array(
					'name'      => 'Ann',
					'file-kept' => array( $reference ),
				)
			);
			self::assertSame( 422, $answer->get_status() );
			self::assertStringContainsString( array( 'one.txt', 'two.txt' )[ $at ] . ' has expired', $answer->get_data()['data']['errors'][0]['message'] );
		}
		self::assertSame( 0, $this->responses() );
		$forged = $this->send(
			array(
				'name'      => 'Ann',
				'file-kept' => array( 'forged' ),
			)
		);
		self::assertStringContainsString( 'your file has expired', $forged->get_data()['data']['errors'][0]['message'] );
	}

	public function test_files_of_unfinished_attempts_go_after_an_hour(): void {
		$this->keep( array( 'one' ) );
		self::assertEqualsWithDelta( time() + 4560, wp_next_scheduled( Cleanup_Events::SOON_EVENT ), 5 );
		self::assertFalse( wp_next_scheduled( Cleanup_Events::DAILY_EVENT ), 'It takes nothing from the daily cleaning, which the first response plans.' );
		$this->wait( 70 );
		$this->clean();
		self::assertCount( 1, $this->folders(), 'Somebody may have sent it in the last minute, and the response is being stored.' );
		$this->wait( 10 );
		$this->while_failing( '_slipstream_form_folder', fn () => $this->clean() );
		self::assertCount( 1, $this->folders() );
		$this->clean();
		self::assertCount( 0, $this->folders() );
		self::assertSame( array(), (array) glob( File_Store::base() . '/unfinished/*/*' ) );
	}

	public function test_they_take_no_more_room_than_the_site_gives(): void {
		add_filter(
			'slipstream_form_unfinished_bytes',
			static fn (): array => array(
				'visitor' => 10,
				'site'    => 15,
			)
		);
		$form = $this->form();
		self::assertCount( 2, $this->keep( array( 'four', 'five', 'seven' ), $form ), 'Four and five of ten bytes fit.' );
		self::assertStringContainsString( 'your file could not be saved', $form->attempt->errors[ $this->field( $form )->id ] ?? '' );
		self::assertCount( 2, $this->folders() );
		self::assertCount( 0, $this->keep( array( 'ninenine' ), null, new Visitor( '203.0.113.8' ) ), 'The site has room for seven more.' );
		self::assertCount( 1, $this->keep( array( 'seven' ), null, new Visitor( '203.0.113.8' ) ) );
		remove_all_filters( 'slipstream_form_unfinished_bytes' );
	}

	public function test_a_file_that_could_not_be_stored_is_told(): void {
		list( $kept ) = $this->keep( array( 'one' ) );
		$form         = $this->form( array( 'file-kept' => array( $kept, 'forged' ) ) );
		$this->files->keep( $form, array(), $this->visitor );
		$name = $this->field( $form )->name;
		self::assertSame( array( 'one.txt' ), array_column( $form->attempt->kept_files[ $name ], 'name' ), 'What was kept stays, whatever is wrong elsewhere.' );
		self::assertArrayHasKey( $this->field( $form )->id, $form->attempt->errors );
	}

	public function test_a_database_that_errs_gives_nobodys_file_away(): void {
		list( $reference ) = $this->keep( array( 'one' ) );
		$form              = $this->form( array( 'file-kept' => array( $reference ) ) );
		$error             = null;
		$this->while_failing(
			'_slipstream_form_folder',
			function () use ( $reference, $form, &$error ): void {
				try {
					$this->files->kept( array( $reference ), $form, $this->field( $form ) );
				} catch ( Request_Error $thrown ) {
					$error = $thrown;
				}
			}
		);
		self::assertSame( 'form_not_stored', $error?->error_code );
	}
}
