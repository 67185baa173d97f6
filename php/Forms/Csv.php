<?php
/**
 * Responses as a table.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use RuntimeException;

/**
 * Writes responses as CSV. What a spreadsheet would take for a formula is marked as text.
 */
final class Csv {

	/**
	 * Writes responses to a stream.
	 *
	 * @param resource  $stream Where to.
	 * @param list<int> $ids    Which ones.
	 */
	public static function write( $stream, array $ids ): void {
		try {
			self::write_all( $stream, $ids );
		} catch ( RuntimeException ) {
			// The answer is under way: nothing but the table itself can say it.
			self::line( $stream, array( __( 'This file is incomplete because the database stopped responding. Please export it again.', 'slipstream' ) ) );
		}
	}

	/**
	 * Writes all lines.
	 *
	 * @param resource  $stream Where to.
	 * @param list<int> $ids    Which ones.
	 *
	 * @throws RuntimeException Where the database fails.
	 */
	private static function write_all( $stream, array $ids ): void {
		$labels = array();
		foreach ( Feedback_Query::each( $ids ) as $feedback ) {
			$labels += array_fill_keys( array_keys( self::answers( $feedback ) ), true );
		}
		$labels = array_map( 'strval', array_keys( $labels ) );
		fwrite( $stream, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A stream, not a file.
		self::line( $stream, array( __( 'ID', 'slipstream' ), __( 'Date', 'slipstream' ), __( 'Status', 'slipstream' ), __( 'Page', 'slipstream' ), __( 'Page URL', 'slipstream' ), ...$labels ) );
		$folders = array(
			'publish' => __( 'Inbox', 'slipstream' ),
			'spam'    => __( 'Spam', 'slipstream' ),
			'trash'   => __( 'Trash', 'slipstream' ),
		);
		foreach ( Feedback_Query::each( $ids ) as $feedback ) {
			$answers = self::answers( $feedback );
			$cells   = array( (string) $feedback->post->ID, $feedback->post->post_date, $folders[ $feedback->post->post_status ] ?? $feedback->post->post_status, $feedback->text( 'entry_title' ), $feedback->text( 'request_url' ) ?: $feedback->text( 'entry_permalink' ) );
			foreach ( $labels as $label ) {
				$cells[] = $answers[ $label ] ?? '';
			}
			self::line( $stream, $cells );
		}
	}

	/**
	 * A cell that no spreadsheet runs. One that separates by semicolons or tabs takes a cell of ours for several, and a line break in it for a new row.
	 *
	 * @param string $text The text.
	 */
	public static function cell( string $text ): string {
		$text  = mb_scrub( $text, 'UTF-8' );
		$parts = (array) preg_split( '/([;\t\r\n\x0B\x0C\x{85}\x{2028}\x{2029}])/u', $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		$cell  = implode( '', array_map( array( self::class, 'part' ), array_map( 'strval', $parts ) ) );
		// Some take white space away before they look.
		return preg_match( '/^[\t\r\n]|^\s+[=+\-@|\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]/u', $text ) && ! str_starts_with( $cell, "'" ) ? "'" . $cell : $cell;
	}

	/**
	 * What may stand at the beginning of a cell.
	 *
	 * @param string $text The text.
	 */
	private static function part( string $text ): string {
		$is_number = 1 === preg_match( '/^-?\d+([.,]\d+)?$/D', $text );
		return ! $is_number && preg_match( '/^[\s\x00-\x20"\x{A0}\x{FEFF}\x{200B}]*[=+\-@|\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]/u', $text ) ? "'" . $text : $text;
	}

	/**
	 * Answers by label; a second answer of the same label gets a number.
	 *
	 * @param Feedback $feedback The response.
	 * @return array<string, string>
	 */
	private static function answers( Feedback $feedback ): array {
		$answers = array();
		foreach ( $feedback->fields() as $field ) {
			$label = '' === $field['label'] ? $field['key'] : $field['label'];
			$name  = $label;
			for ( $count = 2; isset( $answers[ $name ] ); $count++ ) {
				$name = "$label ($count)";
			}
			$answers[ $name ] = $field['display'];
		}
		return $answers;
	}

	/**
	 * Writes a line whose cells no spreadsheet runs.
	 *
	 * @param resource     $stream Where to.
	 * @param list<string> $cells  The cells.
	 */
	public static function line( $stream, array $cells ): void {
		// Without an escape character: it is no part of the format.
		fputcsv( $stream, array_map( array( self::class, 'cell' ), $cells ), ',', '"', '', "\r\n" );
	}
}
