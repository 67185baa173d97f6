<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

/**
 * Reads responses in the old format: a text, the "more" tag, lines such as AUTHOR: Ann, and a JSON object with the
 * answers.
 */
final class Old_Feedback {

	private const LINES = array(
		'AUTHOR'       => 'name',
		'AUTHOR EMAIL' => 'email',
		'AUTHOR URL'   => 'url',
		'SUBJECT'      => 'subject',
		'IP'           => 'ip',
	);

	private const ABOUT = array(
		'email_marketing_consent',
		'entry_title',
		'entry_permalink',
		'entry_page',
		'feedback_id',
	);

	/** @return array<string, mixed> */
	public static function decode( string $content ): array {
		$parts = explode( '<!--more-->', $content, 2 );
		$data  = array( 'fields' => array() );
		if ( 2 !== count( $parts ) ) {
			return $data;
		}
		list( $lines, $json ) = array_pad( explode( 'JSON_DATA', $parts[1], 2 ), 2, '' );
		$types                = array();
		foreach ( explode( "\n", wp_strip_all_tags( $lines ) ) as $line ) {
			list( $name, $value ) = array_pad( explode( ': ', trim( $line ), 2 ), 2, '' );
			$type                 = self::LINES[ $name ] ?? '';
			if ( 'subject' === $type || 'ip' === $type ) {
				$data[ $type ] = trim( $value );
			} elseif ( '' !== $type && '' !== trim( $value ) ) {
				$types[ trim( $value ) ] = $type;
			}
		}
		$answers = json_decode( trim( $json ), true ) ?? json_decode( stripslashes( trim( $json ) ), true );
		foreach ( is_array( $answers ) ? $answers : array() as $key => $value ) {
			if ( in_array( $key, self::ABOUT, true ) ) {
				$data[ (string) $key ] = $value;
			} else {
				$data['fields'][] = array(
					'key'   => (string) $key,
					'label' => (string) preg_replace( '/^\d+_/', '', (string) $key ),
					'type'  => is_array( $value ) ? 'file' : ( $types[ (string) $value ] ?? 'text' ),
					'value' => $value,
				);
			}
		}
		if ( ! $data['fields'] && '' !== trim( $parts[0] ) ) {
			$data['fields'][] = array(
				'key'   => '1_' . __( 'Message', 'slipstream' ),
				'label' => __( 'Message', 'slipstream' ),
				'type'  => 'textarea',
				'value' => trim( wp_strip_all_tags( $parts[0] ) ),
			);
		}
		return $data;
	}
}
