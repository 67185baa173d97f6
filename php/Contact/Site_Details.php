<?php

declare( strict_types=1 );

namespace Slipstream\Contact;

/**
 * One e-mail address, phone number and postal address for the whole site, edited once and shown by every block that is
 * bound to them.
 */
final class Site_Details {

	public const OPTION = 'slipstream_contact';

	/** The keys: the names of the attributes that they stand for. */
	public const KEYS = array(
		'email',
		'phone',
		'address',
		'addressLine2',
		'addressLine3',
		'city',
		'region',
		'postal',
		'country',
	);

	private const LONGEST = 200;

	/** Makes the details a setting that administrators read and write at wp/v2/settings. */
	public function register(): void {
		register_setting(
			'slipstream',
			self::OPTION,
			array(
				'type'              => 'object',
				'label'             => __( 'Contact details', 'slipstream' ),
				'description'       => __(
					'The site’s email address, phone number, and postal address.',
					'slipstream'
				),
				'default'           => array_fill_keys( self::KEYS, '' ),
				'sanitize_callback' => array( self::class, 'clean' ),
				'show_in_rest'      => array(
					'schema' => array(
						'type'                 => 'object',
						'properties'           => array_fill_keys(
							self::KEYS,
							array(
								'type'      => 'string',
								'maxLength' => self::LONGEST,
							)
						),
						'additionalProperties' => false,
					),
				),
			)
		);
	}

	/** @return array<string, string> The details, all keys there. */
	public function get(): array {
		return self::clean( get_option( self::OPTION ) );
	}

	/** @return array<string, string> Lines of plain text under the known keys, whatever was sent or stored. */
	public static function clean( mixed $value ): array {
		$clean = array_fill_keys( self::KEYS, '' );
		foreach ( is_array( $value ) ? $value : array() as $key => $line ) {
			if ( isset( $clean[ $key ] ) && is_string( $line ) ) {
				// No tags are taken out: the line is text, and escaped wherever it is shown.
				$line          = (string) preg_replace( '/[\x00-\x1f\x7f\s]+/u', ' ', wp_check_invalid_utf8( $line ) );
				$clean[ $key ] = trim( mb_substr( $line, 0, self::LONGEST ) );
			}
		}
		return $clean;
	}
}
