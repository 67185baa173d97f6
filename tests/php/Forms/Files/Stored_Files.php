<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Files;

use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Plugin;

/** Makes stored files, and breaks the database for a moment. */
trait Stored_Files {

	/** The id of the file that was made last. */
	private string $id = '';

	/** @var array<string, string> The ids of files, by folder. */
	private array $ids = array();

	/** @after */
	protected function remove_stored_files(): void {
		exec( 'rm -rf ' . escapeshellarg( File_Store::base() ) );
	}

	/** A file that no response has; gives its folder. */
	private function lonely_file( string $content = 'Hello' ): string {
		$file = File_Store::put(
			array(
				'name' => 'notes.txt',
				'type' => 'text/plain',
				'size' => strlen( $content ),
			),
			static fn ( string $path ) => file_put_contents( $path, $content )
		);
		self::assertNotNull( $file );
		$this->id                     = $file['id'];
		$this->ids[ $file['folder'] ] = $file['id'];
		return $file['folder'];
	}

	/** A file that a response has; gives its folder. */
	private function response_with_file(): string {
		$folder = $this->lonely_file();
		$id     = wp_insert_post(
			array(
				'post_type'    => 'feedback',
				'post_status'  => 'publish',
				'post_content' => '{"fields":[]}',
			)
		);
		add_post_meta( $id, Feedback_Store::FOLDER, $folder );
		return $folder;
	}

	/** Where a file belongs. */
	private function file( string $folder ): string {
		return (string) File_Store::path( $folder, $this->ids[ $folder ] );
	}

	/** The response that a folder belongs to. */
	private function owner( string $folder ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_value = %s", $folder )
		);
	}

	/** Makes a folder some days old. */
	private function age( string $folder, int $days ): void {
		touch( File_Store::base() . "/$folder", time() - $days * 86400 );
		clearstatcache();
	}

	/** Lets a response have come in 2020. */
	private function backdate( int $id ): void {
		global $wpdb;
		$wpdb->query(
			"UPDATE {$wpdb->posts} SET post_date = '2020-01-01 00:00:00', post_date_gmt = '2020-01-01 00:00:00' WHERE ID = $id"
		);
		clean_post_cache( $id );
	}

	/** The daily cleaning. */
	private function clean(): void {
		Plugin::module( Forms_Module::class )->services()->cleaner()->clean();
		clearstatcache();
	}

	/** Does something while queries that hold a text fail; gives what WordPress was told of errors. */
	private function while_failing( string $part, callable $does ): string {
		$said = '';
		// As without a connection: wpdb gives false and keeps the rows of the query before. An error of SQL would end
		// the test's transaction.
		$query = static fn ( string $sql ): string => str_contains( $sql, $part ) ? '' : $sql;
		set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- What WordPress was told.
			static function ( int $level, string $message ) use ( &$said ): bool {
				$said .= $message;
				return true;
			}
		);
		add_filter( 'query', $query );
		try {
			$does();
		} finally {
			remove_filter( 'query', $query );
			restore_error_handler();
		}
		return $said;
	}
}
