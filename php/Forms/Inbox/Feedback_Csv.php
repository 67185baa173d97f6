<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

use Slipstream\Support\Csv;

/**
 * Writes responses as CSV.
 */
final class Feedback_Csv {

	/**
	 * @param resource  $stream
	 * @param list<int> $ids    Which ones.
	 */
	public static function write( $stream, array $ids ): void {
		Csv::write( $stream, self::lines( $ids ) );
	}

	/**
	 * @param list<int> $ids Which ones.
	 * @return iterable<list<string>>
	 */
	private static function lines( array $ids ): iterable {
		$labels = array();
		foreach ( Feedback_Query::each( $ids ) as $feedback ) {
			$labels += array_fill_keys( array_keys( self::answers( $feedback ) ), true );
		}
		$labels = array_map( 'strval', array_keys( $labels ) );
		yield array(
			__( 'ID', 'slipstream' ),
			__( 'Date', 'slipstream' ),
			__( 'Status', 'slipstream' ),
			__( 'Page', 'slipstream' ),
			__( 'Page URL', 'slipstream' ),
			...$labels,
		);
		$folders = array(
			'publish' => __( 'Inbox', 'slipstream' ),
			'spam'    => __( 'Spam', 'slipstream' ),
			'trash'   => __( 'Trash', 'slipstream' ),
		);
		foreach ( Feedback_Query::each( $ids ) as $feedback ) {
			$answers = self::answers( $feedback );
			$cells   = array(
				(string) $feedback->post->ID,
				$feedback->post->post_date,
				$folders[ $feedback->post->post_status ] ?? $feedback->post->post_status,
				$feedback->text( 'entry_title' ),
				$feedback->text( 'request_url' ) ?: $feedback->text( 'entry_permalink' ),
			);
			foreach ( $labels as $label ) {
				$cells[] = $answers[ $label ] ?? '';
			}
			yield $cells;
		}
	}

	/** @return array<string, string> Answers by label; a second answer with the same label gets a number. */
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
}
