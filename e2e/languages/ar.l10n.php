<?php
/**
 * A language of the test site that is written from right to left.
 *
 * @package Slipstream
 */

return array(
	'domain'   => 'default',
	'language' => 'ar',
	'messages' => array( "text direction\4ltr" => 'rtl' ),
);
